// The names of the guests' languages, in the language of the host who chooses one.
import type { GuestLanguage } from '../../guest-page/languages.ts'

export const languageNames: Readonly<Record<GuestLanguage, string>> = {
  ...{ en: 'English', hi: 'Hindi', mr: 'Marathi', gu: 'Gujarati', bn: 'Bengali', ta: 'Tamil', te: 'Telugu' },
}

/** No native reader has seen these yet. */
export const languageNamesInHindi: typeof languageNames = {
  ...{ en: 'अंग्रेज़ी', hi: 'हिन्दी', mr: 'मराठी', gu: 'गुजराती', bn: 'बांग्ला', ta: 'तमिल', te: 'तेलुगु' },
}
