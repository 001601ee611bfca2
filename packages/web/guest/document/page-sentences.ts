// All sentences of the guest's page by language, on the server only: a document contains those of its one language.
import { failures } from '@lifafa/contract/failures'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { amountSentences } from '@lifafa/contract/sentences/fields/amount'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import { hindi } from '@lifafa/contract/sentences/guest/hindi'
import { guestPageSentences, receiverSentences } from '@lifafa/contract/sentences/guest/page'
import { busySentences } from '@lifafa/contract/sentences/pages'
import { sandboxSentences, sandboxSentencesInHindi } from '@lifafa/contract/sentences/sandbox'
import type { GivingSentences, Translations } from '../hydration/giving-props.ts'
import { ANY_WORD } from '../hydration/giving-sentences.ts'
import { type SerializedSentences, serialize } from '../hydration/serialized-sentences.ts'

interface PageSentences {
  page: SerializedSentences<typeof hindi.page>
  busy: SerializedSentences<typeof hindi.busy>
  receiver: SerializedSentences<typeof receiverSentences>
  ribbon: string
  giving: GivingSentences
  translations: Translations
}

const pair = <Name extends string>(
  english: Record<Name, string>,
  translated: Record<Name, string>,
): Translations =>
  Object.fromEntries((Object.keys(translated) as Name[]).map((name) => [english[name], translated[name]]))

const messages = Object.fromEntries(Object.entries(failures).map(([key, { message }]) => [key, message]))
const { unavailableText, closed } = hindi.page
const { tooLong, noLinks, noInvisible, ...plain } = hindi.text

/** Hindi for the English sentences that the scripts' rules contain, or that the server answers. */
const inHindi: Translations = {
  ...pair(amountSentences, hindi.amount),
  ...pair(personSentences, hindi.person),
  ...pair<keyof typeof plain>(textSentences, plain),
  ...pair(messages, hindi.failures),
  ...pair(messages, {
    boxNotFound: unavailableText,
    boxClosed: closed,
    boxNotReady: hindi.giving.notReady,
    providerBusy: hindi.giving.notStarted,
  }),
}
for (const word of ['', ANY_WORD]) inHindi[textSentences.noInvisible(word)] = noInvisible(word)
inHindi[textSentences.noLinks(ANY_WORD)] = noLinks(ANY_WORD)
for (const max of [MAX_LENGTH.guestName, MAX_LENGTH.address])
  inHindi[textSentences.tooLong(max)] = tooLong(max)

export const pageSentences: Record<GuestLanguage, PageSentences> = {
  en: {
    page: guestPageSentences,
    busy: busySentences,
    receiver: serialize(receiverSentences),
    ribbon: sandboxSentences.ribbon,
    giving: serialize(givingSentences),
    translations: {},
  },
  hi: {
    page: hindi.page,
    busy: hindi.busy,
    receiver: serialize(hindi.receiver),
    ribbon: sandboxSentencesInHindi.ribbon,
    giving: serialize(hindi.giving),
    translations: inHindi,
  },
}
