// The languages of the guest's page, and how one is chosen by its address.

/** As BCP 47 writes them; the first is spoken to whoever asked for none of them. */
export const GUEST_LANGUAGES = ['en', 'hi'] as const
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number]

/** As each calls itself. */
export const LANGUAGE_NAMES: Record<GuestLanguage, string> = { en: 'English', hi: 'हिन्दी' }

/** The guest's page in that language, from the page itself. */
export const languageHref = (language: GuestLanguage): string => `?lang=${language}`
