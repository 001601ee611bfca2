// The languages of the guest's page, and the query parameter that chooses one. Each has a folder in sentences/guest.
import { LANGUAGE_NAMES } from './language-names.ts'

export type GuestLanguage = keyof typeof LANGUAGE_NAMES
export const GUEST_LANGUAGES = Object.keys(LANGUAGE_NAMES) as [GuestLanguage, ...GuestLanguage[]]

export const ofEachLanguage = <Of>(make: (language: GuestLanguage) => Of): Record<GuestLanguage, Of> =>
  Object.fromEntries(GUEST_LANGUAGES.map((language) => [language, make(language)])) as Record<
    GuestLanguage,
    Of
  >

/** The address of the guest's page in that language, relative to the page. */
export const languageHref = (language: GuestLanguage): string => `?lang=${language}`

/** For `Intl`: US English dates (docs/specification.md §1), and the digits 0 to 9 in every language, as every bank writes them. */
export const localeOf = (language: GuestLanguage): string =>
  language === 'en' ? 'en-US' : `${language}-IN-u-nu-latn`
