// The shape of a language's folder: one sentence for each English one, of the same type. A sentence that is missing, or takes other
// arguments, is an error of the compiler.
import type { EventType } from '../../event-type.ts'
import type { failures } from '../../failures.ts'
import type { amountSentences } from '../fields/amount.ts'
import type { personSentences } from '../fields/person.ts'
import type { textSentences } from '../fields/text.ts'
import type { busySentences } from '../pages.ts'
import type { givingSentences } from './en/giving.ts'
import type { guestPageSentences, receiverSentences } from './en/page.ts'
import type { receiptSentences } from './en/receipt.ts'

/** The same keys as the English sentences, each with the same arguments. */
export type InLanguage<Sentences> = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends (...words: infer Words) => string
    ? (...words: Words) => string
    : string
}

/** Failures of a guest's calls that have their own sentence. */
type OfGuests =
  | 'invalidInput'
  | 'malformedRequest'
  | 'notFound'
  | 'requestKeyReused'
  | 'tooLarge'
  | 'tooManyRequests'
  | 'unexpected'
  | 'unavailable'

/** page.ts: the page, its form, and the refusals that it may show. */
export interface PageInLanguage {
  page: InLanguage<typeof guestPageSentences>
  busy: InLanguage<typeof busySentences>
  receiver: InLanguage<typeof receiverSentences>
  giving: InLanguage<typeof givingSentences>
  amount: InLanguage<typeof amountSentences>
  person: InLanguage<typeof personSentences>
  text: InLanguage<typeof textSentences>
  failures: Record<OfGuests & keyof typeof failures, string>
}

/** receipt.ts; the fonts of the page are not cut for these words: the receipt has the whole fonts. */
export type ReceiptInLanguage = InLanguage<typeof receiptSentences> & {}

/** Words of a poster. */
export interface PosterWords {
  /** Above the names. */
  greeting: string
  /** The sentence to read from afar; each entry is one line. */
  motto: readonly [string, string]
  /** How a guest gives: scan, write a name, pay. The phone's camera must scan: UPI apps' own scanners may refuse a code that opens a page. */
  steps: readonly [string, string, string]
  /** Before the short address, on posters to print. */
  type: string
  /** Below the steps, beside an address. */
  fee: string
}

/** host.ts: words that a host hangs up or sends to invite. */
export interface HostWords {
  poster: Record<EventType, PosterWords>
  /** The link to the guest's page follows. `day` as formatDay writes it. */
  invitationToWedding: (groom: string, bride: string, day: string, place: string) => string
  invitationTo: (event: string, day: string, place: string) => string
}

/** thanks.ts: with which a host thanks a guest. In a file of its own, since the guest list needs no more. */
export interface Thanks {
  /** As it stands in `thankYou`. */
  weddingOf: (groom: string, bride: string) => string
  /** With the gaps {name} and {event}. */
  thankYou: string
}

/** notice.ts: which details are asked of a guest, what for, who sees them, for how long, and what a guest can ask of us. */
export interface Notice {
  title: string
  description: string
  sinceLabel: string
  /** A heading, and what is to say about it, a line each. */
  parts: readonly { title: string; lines: readonly string[] }[]
  contact: string
  policy: string
}

/** site.ts: what stands around a notice. */
export interface SiteWords {
  menu: string
  /** The names of the navigation in header and footer. */
  site: string
  aboutAndPolicies: string
  slogan: string
  signIn: string
  signUp: string
  about: string
  contactUs: string
  terms: string
  refundPolicy: string
  privacyPolicy: string
  /** For browsers that are older than a page needs. It stays true if the style sheet, which hides it from all others, is lost. */
  tooOld: string
  /** In the sandbox: no real money moves. */
  ribbon: string
}
