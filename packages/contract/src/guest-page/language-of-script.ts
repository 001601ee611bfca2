// Guesses a language from the letters of a name. Apart from the list of languages, which every page loads.
import { GUEST_LANGUAGES, type GuestLanguage } from './languages.ts'

/** The language that writes in a script of `text`, Hindi for Devanagari; English where there is none. */
export function languageOfScript(text: string): GuestLanguage {
  const scripts = Object.entries({
    hi: /\p{sc=Devanagari}/u,
    gu: /\p{sc=Gujarati}/u,
    bn: /\p{sc=Bengali}/u,
    ta: /\p{sc=Tamil}/u,
    te: /\p{sc=Telugu}/u,
  }) as [GuestLanguage, RegExp][]
  return scripts.find(([, script]) => script.test(text))?.[0] ?? GUEST_LANGUAGES[0]
}
