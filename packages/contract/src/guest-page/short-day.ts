// Formats a day in a few letters, for the guest's page: by itself, since dates.ts makes its formats when it is loaded.
import { type GuestLanguage, localeOf } from './languages.ts'

/** The day in India of a moment (ISO 8601): `November 21`, or `21 नवंबर`. */
export const formatShortDay = (iso: string, language: GuestLanguage): string =>
  new Date(iso).toLocaleDateString(localeOf(language), {
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
