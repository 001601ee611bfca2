// The text with which a host thanks a guest on WhatsApp: its language, and its gaps.
import type { PublicBox } from '../../endpoints/event-boxes.ts'
import { languageOfScript } from '../../guest-page/language-of-script.ts'
import type { GuestLanguage } from '../../guest-page/languages.ts'
import { coupleOf } from '../../guest-page/recipient.ts'
import { thanks } from '../../guest-page/thanks.ts'

/** In code points. */
export const MAX_THANK_YOU = 500

/** The language in which the guest gave; where it is not known, by the script of the name. */
export const languageOfThanks = (language: GuestLanguage | null | undefined, name: string): GuestLanguage =>
  language ?? languageOfScript(name)

/** The event as it stands in a sentence: `the wedding of Aarav and Meera`, `आरव और मीरा के विवाह`, or the box's name. */
export function eventInWords(
  box: Pick<PublicBox, 'event_type' | 'name' | 'groom_name' | 'bride_name'>,
  language: GuestLanguage,
): string {
  const couple = coupleOf(box)
  return couple ? thanks[language].weddingOf(couple.groom, couple.bride) : box.name
}

/** `text` with its gaps filled; an empty one is ours. */
export function fillThankYou(
  text: string,
  language: GuestLanguage,
  { name, event }: { name: string; event: string },
): string {
  const gaps: Record<string, string> = { name, event }
  return (text || thanks[language].thankYou).replace(/\{(name|event)\}/g, (_, gap: string) => gaps[gap] ?? '')
}
