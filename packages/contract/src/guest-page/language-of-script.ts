// Guesses a language from the letters of a name. Apart from the list of languages, which every page loads.
import { GUEST_LANGUAGES, type GuestLanguage } from './languages.ts'

const [DEFAULT, ...OTHERS] = GUEST_LANGUAGES

/** The likely script, by CLDR: `Deva`, `Gujr`. @internal For the style sheets, too. */
export const scriptOf = (language: GuestLanguage): string => new Intl.Locale(language).maximize().script ?? ''

const SCRIPTS = OTHERS.map((language) => ({
  language,
  letters: new RegExp(`\\p{sc=${scriptOf(language)}}`, 'u'),
}))

/** The first language that writes in a script of `text`, Hindi for Devanagari; English where there is none. */
export const languageOfScript = (text: string): GuestLanguage =>
  SCRIPTS.find(({ letters }) => letters.test(text))?.language ?? DEFAULT
