// The words of a gift: how it was given, and how much it is.
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { formatGrams } from '@lifafa/contract/grams'
import { formatPaise } from '@lifafa/contract/money'
import { quantityOf } from '@lifafa/contract/register/typed-entry'
import type { RegisterSentences } from '../../../lib/register/register-sentences.ts'

/** `Cash №A-17`, `✓ online`. */
export const howGiven = (
  { kind, number }: Pick<Gift, 'kind' | 'number'>,
  sentences: RegisterSentences,
): string => (number === null ? sentences.kinds[kind] : sentences.numbered(sentences.kinds[kind], number))

/** `₹1,100`, `5.25 g`, `A saree`; empty for a blessing without words. */
export function giftInWords(
  { kind, amount_paise, milligrams, words }: Pick<Gift, 'kind' | 'amount_paise' | 'milligrams' | 'words'>,
  sentences: RegisterSentences,
): string {
  if (amount_paise !== null) return formatPaise(amount_paise)
  if (milligrams !== null) return sentences.grams(formatGrams(milligrams))
  if (kind !== 'online' && quantityOf(kind)) return sentences.notCounted
  return words
}
