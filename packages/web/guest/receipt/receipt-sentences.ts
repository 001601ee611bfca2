// The receipt's sentences by language; on the server only.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
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
