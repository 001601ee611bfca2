// The contents of an entry as columns of its row, and as a version keeps them.
import type { SentVersion } from '@lifafa/contract/endpoints/register/entry'
import type { Row } from '../../../db/tables.ts'

/** The fields of a gift that a person writes. */
export type EntryContent = Omit<SentVersion, 'id' | 'version' | 'running' | 'written_at' | 'void_reason'>

export const columnsOf = (content: EntryContent) =>
  ({
    kind: content.kind,
    amount_paise: content.amount_paise ?? null,
    milligrams: content.milligrams ?? null,
    words: content.words || null,
    giver: content.name || null,
    relation: content.relation || null,
    village: content.village || null,
    family: content.family || null,
    side: content.side || null,
    phone: content.phone || null,
    note: content.note || null,
    envelope: content.envelope ?? null,
  }) satisfies Partial<Row<'register_entries'>>

/** Whether it holds what is erased with time. */
export const holdsContacts = ({ phone, note }: Pick<Row<'register_entries'>, 'phone' | 'note'>): boolean =>
  phone !== null || note !== null

/** Without what is empty, so that an older and a newer client write the same. */
export const writtenContent = (content: EntryContent & { void_reason?: string }): Record<string, unknown> => {
  const { kind, void_reason } = content
  const all = { ...columnsOf({ ...content, kind }), void_reason: void_reason || null }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}
