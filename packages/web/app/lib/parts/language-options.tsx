// The languages of the guest's page, for a host to choose one.
import { GUEST_LANGUAGES, type GuestLanguage, LANGUAGE_NAMES } from '@lifafa/contract/guest-page/languages'

export const NAME_IN_ENGLISH: Record<GuestLanguage, string> = {
  ...{ en: 'English', hi: 'Hindi', mr: 'Marathi', gu: 'Gujarati', bn: 'Bengali', ta: 'Tamil', te: 'Telugu' },
}

export const LANGUAGES = GUEST_LANGUAGES.map((language) => ({
  value: language,
  label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
}))
