// The form of a written gift: its texts as typed, and the entry that they make.
import { type Entry, newEntry } from '@lifafa/contract/endpoints/register/entry'
import {
  EMPTY_ENTRY,
  type EntryTexts,
  quantityOf,
  quantityText,
  readNumber,
  readQuantity,
} from '@lifafa/contract/register/typed-entry'
import { latinDigits } from '@lifafa/contract/typed-digits'
import * as z from 'zod/mini'

/** `amount_paise` in rupees, `milligrams` in grams. */
type Texts = EntryTexts & {
  id: string
  amount_paise: string
  milligrams: string
  envelope: string
  late: boolean
}

/** An amount or a weight that was typed for another kind is left out. */
const entryOf = ({ amount_paise, milligrams, envelope, ...rest }: Texts): z.input<typeof newEntry> => ({
  ...rest,
  ...readQuantity(rest.kind, quantityOf(rest.kind) === 'amount' ? amount_paise : milligrams),
  envelope: readNumber(envelope, (text) => Number(latinDigits(text))),
})

export const entryForm = z.pipe(z.transform(entryOf), newEntry)

/** The texts of `entry`, or of a new one. */
export const textsOf = (entry: Entry | undefined, id: string, late: boolean): Texts => ({
  ...{ ...EMPTY_ENTRY, id, late, ...entry },
  amount_paise: quantityText({ amount_paise: entry?.amount_paise }),
  milligrams: quantityText({ milligrams: entry?.milligrams }),
  envelope: entry?.envelope?.toString() ?? '',
})
