// The languages in which hosts read the product; guests have their own list (guest-page/languages.ts).

/** BCP 47 tags; the first is the default. */
export const HOST_LANGUAGES = ['en', 'hi'] as const
export type HostLanguage = (typeof HOST_LANGUAGES)[number]
