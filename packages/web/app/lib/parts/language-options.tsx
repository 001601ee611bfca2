// The languages of the guest's page, for a host to choose one.
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'

export const LANGUAGES = GUEST_LANGUAGES.map((language) => ({
  value: language,
  label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
}))
