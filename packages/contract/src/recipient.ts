// Who an event box is for, in the words its guests know.
import type { PublicBox } from './endpoints/event-boxes.ts'

/** With what stands before it and ends in a point: `Dr. Meera Iyer` is Dr. Meera to her guests, `चि. आरव शर्मा` is चि. आरव. */
const firstName = (fullName: string): string => fullName.trim().match(/^(\S+\.\s+)*\S+/)?.[0] ?? ''

/** Groom's and bride's first names for a marriage, undefined for any other event. */
export function coupleOf(box: PublicBox): { groom: string; bride: string } | undefined {
  if (box.event_type !== 'marriage') return undefined
  return { groom: firstName(box.groom_name), bride: firstName(box.bride_name) }
}

/** The recipient in one line: `Aarav ♥ Meera`, or the box's name. */
export function recipientTitle(box: PublicBox): string {
  const couple = coupleOf(box)
  return couple ? `${couple.groom} ♥ ${couple.bride}` : box.name
}
