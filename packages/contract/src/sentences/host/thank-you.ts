// The text with which a host thanks a guest on WhatsApp: its gaps, and our own text where the host has written none.
import type { GuestLanguage } from '../../guest-page/languages.ts'

/** In code points. */
export const MAX_THANK_YOU = 500

export const OUR_THANK_YOU: Record<GuestLanguage, string> = {
  en: 'Dear {name}, thank you for your generous gift and your blessings for {event}. They mean so much to our family.',
  hi: 'आदरणीय {name} जी, {event} में आपके शगुन और आशीर्वाद के लिए हृदय से आभार।',
}

const DEVANAGARI = /\p{Script=Devanagari}/u

/** The language in which the guest gave; where it is not known, by the script of the name. */
export const languageOfThanks = (language: GuestLanguage | null | undefined, name: string): GuestLanguage =>
  language ?? (DEVANAGARI.test(name) ? 'hi' : 'en')

/** `text` with its gaps filled; an empty one is ours. */
export function fillThankYou(
  text: string,
  language: GuestLanguage,
  { name, event }: { name: string; event: string },
): string {
  const gaps: Record<string, string> = { name, event }
  return (text || OUR_THANK_YOU[language]).replace(/\{(name|event)\}/g, (_, gap: string) => gaps[gap] ?? '')
}
