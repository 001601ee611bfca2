// The languages of the guest's page, for a host to choose one.
import { GUEST_LANGUAGES, type GuestLanguage, LANGUAGE_NAMES } from '@lifafa/contract/guest-page/languages'

/** `Hindi`, `Tamil`. */
export const languageInEnglish = (language: GuestLanguage): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

export const LANGUAGES = GUEST_LANGUAGES.map((language) => ({
  value: language,
  label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
}))
