// All sentences of the guest's page by language, on the server only: a document contains those of its one language.
import type { EventType } from '@lifafa/contract/event-type'
import { failures } from '@lifafa/contract/failures'
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import { type GuestLanguage, ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { siteWords } from '@lifafa/contract/guest-page/site-words'
import { translatedPages } from '@lifafa/contract/guest-page/translated-pages'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { amountSentences } from '@lifafa/contract/sentences/fields/amount'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { guestPageSentences, receiverSentences } from '@lifafa/contract/sentences/guest/en/page'
import type { PageInLanguage } from '@lifafa/contract/sentences/guest/in-language'
import { busySentences } from '@lifafa/contract/sentences/pages'
import type { GivingSentences, Translations } from '../hydration/giving-props.ts'
import { ANY_WORD } from '../hydration/giving-sentences.ts'
import { type SerializedSentences, serialize } from '../hydration/serialized-sentences.ts'

interface PageSentences {
  page: SerializedSentences<PageInLanguage['page']>
  busy: SerializedSentences<PageInLanguage['busy']>
  receiver: SerializedSentences<PageInLanguage['receiver']>
  /** Above the names of a couple. */
  greeting: string
  ribbon: string
  giving: GivingSentences
  translations: Translations
}

const messages = Object.fromEntries(Object.entries(failures).map(([key, { message }]) => [key, message]))

/** English sentences that the scripts' rules contain, or that the server answers, and those of a language. */
function translationsInto({
  page,
  giving,
  amount,
  person,
  text,
  failures: refusals,
}: PageInLanguage): Translations {
  const { tooLong, noLinks, noInvisible, ...plain } = text
  const translations: Translations = {}
  const add = (english: string | undefined, translated: string) => {
    // Two English sentences that became equal would have one translation.
    if (english === undefined || english in translations) throw new Error(`Translated twice: ${english}`)
    translations[english] = translated
  }
  const addAll = <Name extends string>(english: Record<Name, unknown>, translated: Record<Name, string>) => {
    for (const name of Object.keys(translated) as Name[]) add(String(english[name]), translated[name])
  }
  addAll(amountSentences, amount)
  addAll(personSentences, person)
  addAll<keyof typeof plain>(textSentences, plain)
  addAll(messages, {
    ...refusals,
    boxNotFound: page.unavailableText,
    boxClosed: page.closed,
    boxNotReady: giving.notReady,
    providerBusy: giving.notStarted,
  })
  for (const word of ['', ANY_WORD]) add(textSentences.noInvisible(word), noInvisible(word))
  add(textSentences.noLinks(ANY_WORD), noLinks(ANY_WORD))
  for (const max of [MAX_LENGTH.guestName, MAX_LENGTH.address]) add(textSentences.tooLong(max), tooLong(max))
  return translations
}

function sentencesIn(language: GuestLanguage): PageSentences {
  const { greeting } = hostWords[language].poster.marriage
  const { ribbon } = siteWords[language]
  if (language === 'en')
    return {
      page: guestPageSentences,
      busy: busySentences,
      receiver: serialize(receiverSentences),
      greeting,
      ribbon,
      giving: serialize(givingSentences),
      translations: {},
    }
  const translated = translatedPages[language]
  return {
    page: translated.page,
    busy: translated.busy,
    receiver: serialize({ ...translated.receiver }),
    greeting,
    ribbon,
    giving: serialize({ ...translated.giving }),
    translations: translationsInto(translated),
  }
}

export const pageSentences = ofEachLanguage(sentencesIn)

/** A couple receives a gift; for an event it is received. */
export function givingSentencesOf(language: GuestLanguage, eventType: EventType): GivingSentences {
  const { giving, page } = pageSentences[language]
  return eventType === 'marriage' ? giving : { ...giving, afterRecipient: page.afterEvent }
}
