// The fields of the card while it is filled in, and how they become an entry.
import { type EntryContent, type EntryKind, entryContent } from '@lifafa/contract/endpoints/register/entry'
import { parseRupees, rupeesToPaise } from '@lifafa/contract/money'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { bareAmount } from '@lifafa/contract/typed-digits'
import type { ComponentProps } from 'react'

export type Draft = {
  kind: EntryKind
  /** Rupees, or grams of gold and silver, as typed. */
  quantity: string
  isLater: boolean
  words: string
  name: string
  village: string
  relation: string
  family: string
  side: EntryContent['side']
  phone: string
  note: string
}

type TypedField = Exclude<keyof Draft, 'kind' | 'isLater' | 'side'>

/** The fields of one card. */
export interface CardFields {
  draft: Draft
  set: (part: Partial<Draft>) => void
  /** The props of an input. `isStep`: Enter leads to it. */
  bind: (field: TypedField, isStep?: boolean) => ComponentProps<'input'>
  error: (field: keyof Draft) => string | undefined
  focusField: (name: string) => void
}

export const EMPTY: Draft = {
  ...{ kind: 'cash', quantity: '', isLater: false, words: '', name: '', village: '' },
  ...{ relation: '', family: '', side: '', phone: '', note: '' },
}

/** `undefined`: none. */
export const quantityOf = (kind: EntryKind): 'amount' | 'weight' | undefined => {
  if (kind === 'cash' || kind === 'cheque' || kind === 'upi') return 'amount'
  return kind === 'gold' || kind === 'silver' ? 'weight' : undefined
}

const MILLIGRAMS = 1000

export const draftOf = (content: EntryContent): Draft => {
  const { amount_paise, milligrams, envelope: _envelope, ...rest } = content
  const number = amount_paise ? amount_paise / 100 : milligrams ? milligrams / MILLIGRAMS : undefined
  const isLater = number === undefined && quantityOf(content.kind) !== undefined
  return { ...rest, quantity: number === undefined ? '' : String(number), isLater }
}

export type DraftErrors = Partial<Record<keyof Draft, string>>

/**
 * The entry, or a sentence of the contract by field; `quantity: ''` asks for a quantity. `before`: the entry that is changed, which keeps
 * the envelope's number and the words that a host alone can write.
 */
export function readDraft(
  draft: Draft,
  before?: EntryContent,
): { content: EntryContent } | { errors: DraftErrors } {
  const { quantity, isLater, ...rest } = draft
  const of = isLater ? undefined : quantityOf(draft.kind)
  if (of && quantity.trim() === '') return { errors: { quantity: '' } }
  const rupees = of === 'amount' ? parseRupees(quantity) : undefined
  if (rupees && 'sentence' in rupees) return { errors: { quantity: registerSentences.amountWrong } }
  const grams = of === 'weight' ? Number(bareAmount(quantity)) : undefined
  const hasWords = draft.kind === 'thing' || draft.kind === 'cheque'
  const { data, error } = entryContent.safeParse({
    ...rest,
    words: hasWords ? draft.words : before?.kind === draft.kind ? before.words : '',
    amount_paise: rupees ? rupeesToPaise(rupees.rupees) : null,
    milligrams: grams === undefined ? null : Math.round(grams * MILLIGRAMS),
    envelope: before?.envelope ?? null,
  })
  if (data) return { content: data }
  const fields = error.issues.map(({ path: [field], message }) => [
    field === 'amount_paise' || field === 'milligrams' ? 'quantity' : String(field),
    message,
  ])
  return { errors: Object.fromEntries(fields.reverse()) }
}
