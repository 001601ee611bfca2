// The form of a written gift: its texts as typed, and the entry that they make.
import { type Entry, entryKind, newEntry, side } from '@lifafa/contract/endpoints/register/entry'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { formatGrams, parseGrams } from '@lifafa/contract/grams'
import { latinDigits } from '@lifafa/contract/typed-digits'
import * as z from 'zod/mini'

const texts = z.object({
  id: z.string(),
  kind: entryKind,
  /** In rupees. */
  amount_paise: z.string(),
  /** In grams. */
  milligrams: z.string(),
  words: z.string(),
  name: z.string(),
  relation: z.string(),
  village: z.string(),
  family: z.string(),
  side,
  phone: z.string(),
  note: z.string(),
  envelope: z.string(),
  late: z.boolean(),
})
type Texts = z.infer<typeof texts>

export const MONEY_KINDS: readonly string[] = ['cash', 'cheque', 'upi']
export const METAL_KINDS: readonly string[] = ['gold', 'silver']

/** Null for an empty text; a text that is no number is refused by the rule of its field. */
const numberOf = (text: string, parse: (text: string) => number | undefined): number | null =>
  text.trim() === '' ? null : (parse(text) ?? Number.NaN)

/** An amount or a weight that was typed for another kind is left out. */
const entryOf = ({ amount_paise, milligrams, envelope, ...rest }: Texts): z.input<typeof newEntry> => ({
  ...rest,
  amount_paise: MONEY_KINDS.includes(rest.kind) ? numberOf(amount_paise, parsePaise) : null,
  milligrams: METAL_KINDS.includes(rest.kind) ? numberOf(milligrams, parseGrams) : null,
  envelope: numberOf(envelope, (text) => Number(latinDigits(text))),
})

export const entryForm = z.pipe(z.pipe(texts, z.transform(entryOf)), newEntry)

/** The texts of `entry`, or of a new one. */
export const textsOf = (entry: Entry | undefined, id: string, late: boolean): Texts => ({
  id: entry?.id ?? id,
  kind: entry?.kind ?? 'cash',
  amount_paise: typeof entry?.amount_paise === 'number' ? String(entry.amount_paise / 100) : '',
  milligrams: typeof entry?.milligrams === 'number' ? formatGrams(entry.milligrams) : '',
  words: entry?.words ?? '',
  name: entry?.name ?? '',
  relation: entry?.relation ?? '',
  village: entry?.village ?? '',
  family: entry?.family ?? '',
  side: entry?.side ?? '',
  phone: entry?.phone ?? '',
  note: entry?.note ?? '',
  envelope: entry?.envelope?.toString() ?? '',
  late: entry?.late ?? late,
})
