// The receipt's sentences by language, and how it writes days; on the server only.
import { formatMoment, formatMomentInHindi, formatTime, formatTimeInHindi } from '@lifafa/contract/dates'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { MAX_BLESSING_LENGTH } from '@lifafa/contract/limits'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { hindi } from '@lifafa/contract/sentences/guest/hindi'
import { receiptSentences } from '@lifafa/contract/sentences/guest/receipt'
import { receiptInHindi } from '@lifafa/contract/sentences/guest/receipt-hindi'
import { ANY_WORD, translate } from '../hydration/giving-sentences.ts'

export const sentencesIn = { en: receiptSentences, hi: receiptInHindi }

/** Refusals of a blessing, which rules and the server answer in English. */
const refusalsInHindi: Record<string, string> = {
  [textSentences.tooLong(MAX_BLESSING_LENGTH)]: hindi.text.tooLong(MAX_BLESSING_LENGTH),
  [textSentences.noInvisible('')]: hindi.text.noInvisible(''),
  [textSentences.noInvisible(ANY_WORD)]: hindi.text.noInvisible(ANY_WORD),
  [textSentences.noLinks(ANY_WORD)]: hindi.text.noLinks(ANY_WORD),
  [textSentences.tooManyMarks]: hindi.text.tooManyMarks,
  [receiptSentences.blessingClosed]: receiptInHindi.blessingClosed,
  [receiptSentences.blessingLimited]: receiptInHindi.blessingLimited,
}

export const refusalIn = (language: GuestLanguage, english: string): string =>
  language === 'hi' ? translate(english, refusalsInHindi) : english

const dayOf = { en: formatMoment, hi: formatMomentInHindi }
const timeOf = { en: formatTime, hi: formatTimeInHindi }

/** A moment (ISO 8601) in India: `November 22, 2026, 6:21 AM`. */
export const momentIn = (language: GuestLanguage, iso: string): string =>
  `${dayOf[language](iso)}, ${timeOf[language](iso)}`
