// The languages of the guest's page, and the query parameter that chooses one.

/** BCP 47 tags; the first is the default. */
export const GUEST_LANGUAGES = ['en', 'hi'] as const
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number]

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<GuestLanguage, string> = { en: 'English', hi: 'हिन्दी' }

/** The address of the guest's page in that language, relative to the page. */
export const languageHref = (language: GuestLanguage): string => `?lang=${language}`
