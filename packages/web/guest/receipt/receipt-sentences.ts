// The receipt's sentences by language, and how it writes days; on the server only.
import { formatDayAndTime } from '@lifafa/contract/dates'
import { type GuestLanguage, localeOf } from '@lifafa/contract/guest-page/languages'
import { translatedPages } from '@lifafa/contract/guest-page/translated-pages'
import { translatedReceipts } from '@lifafa/contract/guest-page/translated-receipts'
import { MAX_BLESSING_LENGTH } from '@lifafa/contract/limits'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { receiptSentences } from '@lifafa/contract/sentences/guest/en/receipt'
import type { InLanguage } from '@lifafa/contract/sentences/guest/in-language'
import { ANY_WORD, translate } from '../hydration/giving-sentences.ts'

export const sentencesIn: Record<GuestLanguage, InLanguage<typeof receiptSentences>> = {
  en: receiptSentences,
  ...translatedReceipts,
}

/** A refusal of a blessing, which rules and the server answer in English. */
export function refusalIn(language: GuestLanguage, english: string): string {
  if (language === 'en') return english
  const { text } = translatedPages[language]
  const { blessingClosed, blessingLimited } = translatedReceipts[language]
  return translate(english, {
    [textSentences.tooLong(MAX_BLESSING_LENGTH)]: text.tooLong(MAX_BLESSING_LENGTH),
    [textSentences.noInvisible('')]: text.noInvisible(''),
    [textSentences.noInvisible(ANY_WORD)]: text.noInvisible(ANY_WORD),
    [textSentences.noLinks(ANY_WORD)]: text.noLinks(ANY_WORD),
    [textSentences.tooManyMarks]: text.tooManyMarks,
    [receiptSentences.blessingClosed]: blessingClosed,
    [receiptSentences.blessingLimited]: blessingLimited,
  })
}

const inIndia = { timeZone: 'Asia/Kolkata' } as const

/** A moment (ISO 8601) in India: `November 22, 2026, 6:21 AM`, `22 नवंबर 2026, सुबह 6:21`. */
export function momentIn(language: GuestLanguage, iso: string): string {
  if (language === 'en') return formatDayAndTime(iso)
  const moment = new Date(iso)
  const day = moment.toLocaleDateString(localeOf(language), { dateStyle: 'long', ...inIndia })
  const hour = Number(moment.toLocaleTimeString('en-US', { hour: 'numeric', hourCycle: 'h23', ...inIndia }))
  const [time] = moment.toLocaleTimeString('en-US', { timeStyle: 'short', ...inIndia }).split(/\s/)
  const { night, morning, afternoon, evening } = translatedReceipts[language].dayParts
  const part = hour < 4 || hour >= 20 ? night : hour < 12 ? morning : hour < 16 ? afternoon : evening
  return `${day}, ${part}\u00a0${time}`
}
