// The language of the desk: chosen on this device, switched without a network.
import { amountInWords } from '@lifafa/contract/amount-in-words'
import { formatDayAndTime, formatMoment, formatTime } from '@lifafa/contract/dates'
import { IN_HINDI } from '@lifafa/contract/desk-page'
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'
import { formatGrams } from '@lifafa/contract/grams'
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { hindiOf } from '@lifafa/contract/hindi-of'
import { formatPaise } from '@lifafa/contract/money'
import { type DeskWords, deskWords } from '@lifafa/contract/register/desk-words'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { connectionSentencesInHindi } from '@lifafa/contract/sentences/connection-hindi'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { personSentencesInHindi, textSentencesInHindi } from '@lifafa/contract/sentences/fields/text-hindi'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { registerSentencesInHindi } from '@lifafa/contract/sentences/register-hindi'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { ApiError } from '../app/lib/network/api-error.ts'
import { serverNow } from '../app/lib/time/server-clock.ts'
import type { OtherGift } from './card/known-givers.ts'
import { numberOf } from './queue/queue.ts'
import type { NotedHandover } from './queue/state.ts'

export type DeskLanguage = 'en' | 'hi'

const inHindi = hindiOf([
  [registerSentences, registerSentencesInHindi],
  [personSentences, personSentencesInHindi],
  [textSentences, textSentencesInHindi],
])

const LANGUAGES = {
  en: {
    words: deskWords.en as DeskWords,
    /** A sentence of the contract's rules. */
    rule: (sentence: string) => sentence,
    tooOften: connectionSentences.tooOften,
  },
  hi: {
    words: deskWords.hi as DeskWords,
    rule: (sentence: string) => inHindi(sentence) ?? deskWords.hi.fieldWrong,
    tooOften: connectionSentencesInHindi.tooOften,
  },
}

/** `₹1,100`, `Cheque ₹1,100`, `Gold 5 g`, `a saree`, `Blessing only`. */
function giftText(content: EntryContent, words: DeskWords): string {
  const { kind, amount_paise, milligrams } = content
  if (kind === 'blessing') return words.kinds.blessing
  if (kind === 'thing') return content.words
  const isWeighed = kind === 'gold' || kind === 'silver'
  const quantity = isWeighed
    ? milligrams && words.grams(formatGrams(milligrams))
    : amount_paise && formatPaise(amount_paise)
  return [kind !== 'cash' && words.kinds[kind], quantity || (isWeighed ? words.notWeighed : words.later)]
    .filter(Boolean)
    .join(' ')
}

/** @internal */
export function make(language: DeskLanguage) {
  const { words, rule, tooOften } = LANGUAGES[language]
  /** With its day, unless that is today. */
  const time = (iso: string) =>
    (formatMoment(iso) === formatMoment(serverNow().toISOString()) ? formatTime : formatDayAndTime)(
      iso,
      language,
    )
  return {
    language,
    words,
    time,
    moment: (iso: string) => formatDayAndTime(iso, language),
    rule,
    gift: (content: EntryContent) => giftText(content, words),
    handover({ from, to, at, letter, first_envelope, last_envelope }: NotedHandover) {
      const [first, last] = [first_envelope, last_envelope].map((running) =>
        letter ? numberOf({ letter, running }) : running,
      )
      return words.handedOver(from, to, time(at), `${first}–${last}`)
    },
    /** A gift online, or one that another device wrote. */
    ofOther: ({ name, number, given_at }: OtherGift) => {
      const [giver, at] = [name || words.thisGuest, formatDayAndTime(given_at, language)]
      return number === null ? words.hasPaid(giver, at) : words.writtenElsewhere(giver, number, at)
    },
    inWords: (paise: number) => amountInWords(paise, language),
    /** The sentence for a call that failed. */
    failure: (error: unknown): string => {
      // The disk of the device is full.
      if (error instanceof DOMException) return words.notKept
      if (!(error instanceof ApiError) || error.status === undefined) return words.unreachable
      // The link was replaced, or the event was deleted.
      if (error.code === 'notFound') return words.noLink
      if (error.code === 'tooManyRequests' && error.retryAfter !== undefined)
        return tooOften(error.retryAfter)
      return error.sentences.map(rule).find((sentence) => sentence !== words.fieldWrong) ?? words.failed
    },
  }
}

type Language = ReturnType<typeof make> & { choose: (language: DeskLanguage) => void }

const LanguageContext = createContext<Language | null>(null)

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('The desk has a language.')
  return language
}

const KEY = 'lifafa-desk-language'
/** Storage may be switched off. */
const stored = (): DeskLanguage => {
  try {
    const known = localStorage.getItem(KEY)
    if (known === 'en' || known === 'hi') return known
  } catch {}
  return location.hash === IN_HINDI || navigator.language.startsWith('hi') ? 'hi' : 'en'
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(stored)
  useEffect(() => {
    document.documentElement.lang = `${language}-IN`
    document.title = LANGUAGES[language].words.title
    try {
      localStorage.setItem(KEY, language)
    } catch {}
  }, [language])
  return <LanguageContext value={{ ...make(language), choose: setLanguage }}>{children}</LanguageContext>
}

const LETTERS = { hi: 'अ', en: 'A' } as const

export function LanguageSwitch() {
  const { language, words, choose } = useLanguage()
  return (
    <fieldset
      aria-label={words.switchLanguage}
      className="flex flex-none rounded-full bg-wine-deep text-cream ring-1 ring-gold/50"
    >
      {(['hi', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          aria-label={LANGUAGE_NAMES[one]}
          onClick={() => choose(one)}
          className="size-11 rounded-full border-4 border-transparent bg-clip-padding font-semibold aria-pressed:bg-cream aria-pressed:text-wine"
        >
          {LETTERS[one]}
        </button>
      ))}
    </fieldset>
  )
}
