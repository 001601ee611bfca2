// Reads the numbers of a gift as a person types them, at a desk or on the hosts' pages, and writes them back into a field.
import { type EntryContent, type EntryKind, WITH_AMOUNT, WITH_WEIGHT } from '../endpoints/register/entry.ts'
import { parsePaise } from '../fields/typed-paise.ts'
import { formatGrams, parseGrams } from '../grams.ts'
import { latinDigits } from '../typed-digits.ts'

/** The fields that are typed as they are stored. */
export type EntryTexts = Omit<EntryContent, 'amount_paise' | 'milligrams' | 'envelope'>

export const EMPTY_ENTRY: EntryTexts = {
  ...{ kind: 'cash', words: '', name: '', village: '' },
  ...{ relation: '', family: '', side: '', phone: '', note: '' },
}

/** `undefined`: none. */
export const quantityOf = (kind: EntryKind): 'amount' | 'weight' | undefined => {
  if (WITH_AMOUNT.has(kind)) return 'amount'
  return WITH_WEIGHT.has(kind) ? 'weight' : undefined
}

/** Null for an empty text; NaN for one that is no number, which the rule of its field refuses. */
export const readNumber = (typed: string, parse: (typed: string) => number | undefined): number | null =>
  typed.trim() === '' ? null : (parse(typed) ?? Number.NaN)

/** So many notes or cheques: 0 for an empty text; NaN as above. */
export const readCount = (typed: string): number => Number(latinDigits(typed).replace(/[\s,₹]/g, ''))

/** `typed`: in rupees, or in grams of gold and silver. */
export const readQuantity = (kind: EntryKind, typed: string) => ({
  amount_paise: quantityOf(kind) === 'amount' ? readNumber(typed, parsePaise) : null,
  milligrams: quantityOf(kind) === 'weight' ? readNumber(typed, parseGrams) : null,
})

/** As `readQuantity` reads it; empty for none. */
export const quantityText = ({
  amount_paise,
  milligrams,
}: Pick<EntryContent, 'amount_paise' | 'milligrams'>): string =>
  amount_paise ? String(amount_paise / 100) : milligrams ? formatGrams(milligrams) : ''
