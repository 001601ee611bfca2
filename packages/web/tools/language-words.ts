// Lists the words of the guest's page itself in each language, which its fonts must be able to draw.
import { formatDay } from '@lifafa/contract/dates'
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { siteWords } from '@lifafa/contract/guest-page/site-words'
import { translatedPages } from '@lifafa/contract/guest-page/translated-pages'
import { switchSentences } from '@lifafa/contract/sentences/host/shell'

export type TranslatedLanguage = Exclude<GuestLanguage, 'en'>
export const TRANSLATED = GUEST_LANGUAGES.filter((language) => language !== 'en')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [value('')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}

/** Each word once, with its adjoining marks; Latin is in a font of its own. */
const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[\u0900-\u0dff\u200c\u200d]+/gu) ?? [])),
]

const months = (language: GuestLanguage) =>
  Array.from({ length: 12 }, (_, month) =>
    formatDay(`2026-${String(month + 1).padStart(2, '0')}-21`, language),
  )

const greetingIn = (language: GuestLanguage) => hostWords[language].poster.marriage.greeting

export const wordsOfPage = (language: TranslatedLanguage): string[] =>
  wordsIn([
    ...textsIn(translatedPages[language]),
    ...months(language),
    greetingIn(language),
    siteWords[language].ribbon,
    LANGUAGE_NAMES[language],
  ]).sort()

/** The English page greets in Hindi, in the text's weight. */
export const wordsOfGreeting = wordsIn([greetingIn('hi')])

/** In menus of languages, and on the button in a host's header. */
export const namesOf = (language: TranslatedLanguage): string[] => [
  LANGUAGE_NAMES[language],
  ...(language === 'hi' ? [switchSentences.hi.sign] : []),
]
