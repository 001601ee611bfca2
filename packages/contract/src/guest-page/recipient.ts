// The recipient of an event box's contributions, as its guests read it.
import type { PublicBox } from '../endpoints/event-boxes.ts'

/** A first name with a title before it that ends in a point: `Dr. Meera Iyer` becomes `Dr. Meera`, `चि. आरव शर्मा` becomes `चि. आरव`. */
const firstName = (fullName: string): string => fullName.trim().match(/^(\S+\.\s+)*\S+/)?.[0] ?? ''

/** The first names of groom and bride for a marriage, undefined for any other event. */
export function coupleOf(
  box: Pick<PublicBox, 'event_type' | 'groom_name' | 'bride_name'>,
): { groom: string; bride: string } | undefined {
  if (box.event_type !== 'marriage') return undefined
  return { groom: firstName(box.groom_name), bride: firstName(box.bride_name) }
}

/** The recipient in one line: `Aarav ♥ Meera`, or the box's name. */
export function recipientTitle(
  box: Pick<PublicBox, 'event_type' | 'name' | 'groom_name' | 'bride_name'>,
): string {
  const couple = coupleOf(box)
  return couple ? `${couple.groom} ♥ ${couple.bride}` : box.name
}
