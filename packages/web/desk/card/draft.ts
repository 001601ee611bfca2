// The fields of the card while it is filled in, and how they become an entry.
import { type EntryContent, entryContent } from '@lifafa/contract/endpoints/register/entry'
import {
  EMPTY_ENTRY,
  type EntryTexts,
  quantityOf,
  quantityText,
  readQuantity,
} from '@lifafa/contract/register/typed-entry'
import type { ComponentProps } from 'react'

/** `quantity`: rupees, or grams of gold and silver, as typed. */
export type Draft = EntryTexts & { quantity: string; isLater: boolean }

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

export const EMPTY: Draft = { ...EMPTY_ENTRY, quantity: '', isLater: false }

export function draftOf(content: EntryContent): Draft {
  const quantity = quantityText(content)
  return { ...content, quantity, isLater: quantity === '' && quantityOf(content.kind) !== undefined }
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
  const isNeeded = !isLater && quantityOf(draft.kind) !== undefined
  if (isNeeded && quantity.trim() === '') return { errors: { quantity: '' } }
  const hasWords = draft.kind === 'thing' || draft.kind === 'cheque'
  const { data, error } = entryContent.safeParse({
    ...rest,
    ...readQuantity(draft.kind, isLater ? '' : quantity),
    words: hasWords ? draft.words : before?.kind === draft.kind ? before.words : '',
    envelope: before?.envelope ?? null,
  })
  if (data) return { content: data }
  const fields = error.issues.map(({ path: [field], message }) => [
    field === 'amount_paise' || field === 'milligrams' ? 'quantity' : String(field),
    message,
  ])
  return { errors: Object.fromEntries(fields.reverse()) }
}
