// Writes what a host does in the register: adds entries, changes them, strikes them out, ticks them as thanked.
import { isDeepStrictEqual } from 'node:util'
import { REGISTER } from '@lifafa/contract/limits'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import { reopenErasure } from '../../../db/reopen-erasure.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction, inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { lockBoxOfHost } from '../../event-boxes/reads.ts'
import { withoutErased } from '../erase.ts'
import { countRoom } from '../reads/entries.ts'
import { HOSTS_LETTER } from '../rules/desks.ts'
import { columnsOf, type EntryContent, holdsContacts, writtenContent } from './entry-columns.ts'

type OfBox = { hostId: string; boxId: string; now: Date }
type OfEntry = OfBox & { entryId: string }
type Entry = Row<'register_entries'>

/** Throws Failure: `notFound`; `entryExists` if the id is stored with other contents; `invalidInput` beyond the last number or entry. */
export const addEntry = (
  db: Kysely<Database>,
  { hostId, boxId, now }: OfBox,
  { id, late, ...content }: EntryContent & { id: string; late: boolean },
): Promise<Entry> =>
  inRepeatableTransaction(db, async (trx) => {
    await lockBoxOfHost(trx, hostId, boxId)
    const written = writtenContent(content)
    const before = await lockEntry(trx, boxId, id)
    if (before) {
      if (isDeepStrictEqual(await firstContent(trx, boxId, id), written)) return before
      throw new Failure('entryExists')
    }
    if ((await countRoom(trx, boxId)) <= 0)
      throw new Failure('invalidInput', { message: registerSentences.registerFull })
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(running), 0) + 1 as next from register_entries
      where event_box_id = ${boxId} and letter = ${HOSTS_LETTER}`.execute(trx)
    const running = rows[0]?.next ?? 1
    if (running > REGISTER.maxRunning)
      throw new Failure('invalidInput', { message: registerSentences.numberFull })
    const entry = await trx
      .insertInto('register_entries')
      .values({
        ...columnsOf(content),
        ...{ id, event_box_id: boxId, letter: HOSTS_LETTER, running, version: 1, is_late: late },
        ...{ given_at: now, received_at: now, updated_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await insertVersion(trx, { hostId, now }, entry, written)
    return entry
  })

/**
 * Writes a new version. Throws Failure: `notFound`; `entryChanged` if `version` is not the newest, or after it none is left but the one that
 * strikes the entry out; `entryVoided`; `entryCounted` for another kind or amount of an entry that was counted; `guestErased` for
 * details of a giver who was erased on request.
 */
export const changeEntry = (
  db: Kysely<Database>,
  of: OfEntry,
  { version, ...content }: EntryContent & { version: number },
): Promise<Entry> =>
  inTransaction(db, async (trx) => {
    const entry = await getOpen(trx, of)
    if (entry.version !== version || version >= REGISTER.maxVersions - 1) throw new Failure('entryChanged')
    const columns = columnsOf(content)
    if (!isDeepStrictEqual(columns, columnsOf(withoutErased(content, entry))))
      throw new Failure('guestErased', { message: guestNameSentences.erased })
    const isSameMoney = columns.kind === entry.kind && columns.amount_paise === entry.amount_paise
    if (entry.counted_in !== null && !isSameMoney) throw new Failure('entryCounted')
    return writeVersion(trx, of, entry, columns, writtenContent(content))
  })

/** Strikes an entry out. Throws Failure: `notFound`; `entryVoided`; `entryCounted`; `entryChanged` after the last version. */
export const voidEntry = (db: Kysely<Database>, of: OfEntry, reason: string): Promise<Entry> =>
  inTransaction(db, async (trx) => {
    const entry = await getOpen(trx, of)
    if (entry.counted_in !== null) throw new Failure('entryCounted')
    if (entry.version >= REGISTER.maxVersions) throw new Failure('entryChanged')
    const content = await newestContent(trx, entry)
    return writeVersion(trx, of, entry, { void_reason: reason }, { ...content, void_reason: reason })
  })

/** `whole_family`: ticks all entries with the same family that stand, where the entry has one. Throws Failure `notFound`. A repeated tick keeps its time. */
export async function thankEntry(
  db: Kysely<Database>,
  { hostId, boxId, entryId, now }: OfEntry,
  { thanked, whole_family }: { thanked: boolean; whole_family: boolean },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const entry = await getEntry(trx, { hostId, boxId, entryId })
    const ofWhom =
      whole_family && entry.family !== null
        ? sql<boolean>`family = ${entry.family} and void_reason is null`
        : sql<boolean>`id = ${entryId}`
    await trx
      .updateTable('register_entries')
      .set({ thanked_at: thanked ? sql`coalesce(thanked_at, ${now})` : null })
      .where('event_box_id', '=', boxId)
      .where(ofWhom)
      .execute()
  })
}

async function getEntry(
  trx: Transaction<Database>,
  { hostId, boxId, entryId }: Omit<OfEntry, 'now'>,
): Promise<Entry> {
  await lockBoxOfHost(trx, hostId, boxId)
  const entry = await lockEntry(trx, boxId, entryId)
  if (!entry) throw new Failure('notFound')
  return entry
}

async function getOpen(trx: Transaction<Database>, of: OfEntry): Promise<Entry> {
  const entry = await getEntry(trx, of)
  if (entry.void_reason !== null) throw new Failure('entryVoided')
  return entry
}

const lockEntry = (trx: Transaction<Database>, boxId: string, id: string): Promise<Entry | undefined> =>
  trx
    .selectFrom('register_entries')
    .selectAll()
    .where('event_box_id', '=', boxId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

async function writeVersion(
  trx: Transaction<Database>,
  { hostId, boxId, entryId, now }: OfEntry,
  { version }: Entry,
  columns: Updateable<Database['register_entries']>,
  content: Record<string, unknown>,
): Promise<Entry> {
  const entry = await trx
    .updateTable('register_entries')
    .set({ ...columns, version: version + 1, updated_at: now })
    .where('event_box_id', '=', boxId)
    .where('id', '=', entryId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertVersion(trx, { hostId, now }, entry, content)
  return entry
}

async function insertVersion(
  trx: Transaction<Database>,
  { hostId, now }: { hostId: string; now: Date },
  entry: Entry,
  content: Record<string, unknown>,
): Promise<void> {
  if (holdsContacts(entry)) await reopenErasure(trx, entry.event_box_id)
  const host = await trx
    .selectFrom('hosts')
    .select(['first_name', 'last_name'])
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('register_versions')
    .values({
      ...{ event_box_id: entry.event_box_id, entry_id: entry.id, version: entry.version },
      content: JSON.stringify(content),
      ...{ written_by: `${host.first_name} ${host.last_name}`, written_at: now },
    })
    .execute()
}

async function contentOf(trx: Transaction<Database>, boxId: string, id: string, version: number) {
  const row = await trx
    .selectFrom('register_versions')
    .select('content')
    .where('event_box_id', '=', boxId)
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return row.content
}

const firstContent = (trx: Transaction<Database>, boxId: string, id: string) => contentOf(trx, boxId, id, 1)
const newestContent = (trx: Transaction<Database>, { event_box_id, id, version }: Entry) =>
  contentOf(trx, event_box_id, id, version)
