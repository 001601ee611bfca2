// Stores versions of entries that a device sends, each by itself: what was written is never lost, doubled or overwritten.
import { isDeepStrictEqual } from 'node:util'
import type { SentResults } from '@lifafa/contract/endpoints/register/desk'
import { type SentVersion, sentVersion } from '@lifafa/contract/endpoints/register/entry'
import { type Kysely, sql, type Transaction } from 'kysely'
import { reopenErasure } from '../../../db/reopen-erasure.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import { withoutErased } from '../erase.ts'
import { countRoom } from '../reads/entries.ts'
import { correctedTime, judge } from '../rules/sent-versions.ts'
import { columnsOf, holdsContacts, writtenContent } from './entry-columns.ts'

type Result = SentResults['results'][number]

type Device = Pick<Row<'desk_devices'>, 'id' | 'event_box_id' | 'desk_id' | 'letter' | 'helper'>
type Sending = {
  device: Device
  versions: readonly unknown[]
  /** How much later the server's clock is than the device's. */
  offsetMs: number
  now: Date
}

/**
 * Answers each of `versions` at its place. One that is refused keeps none of the others back. The same call again answers `already`:
 * a device repeats it until it has an answer.
 */
export function storeVersions(
  db: Kysely<Database>,
  { device, versions, offsetMs, now }: Sending,
): Promise<Result[]> {
  const parsed = versions.map((each) => sentVersion.safeParse(each))
  const sent = parsed.flatMap(({ data }) => data ?? [])
  return inRepeatableTransaction(db, async (trx) => {
    const known = await lockKnown(trx, device, [...new Set(sent.map(({ id }) => id))])
    const results: Result[] = []
    for (const [at, { data, error }] of parsed.entries()) {
      const result: Result = data
        ? await storeVersion(
            trx,
            { device, known, at: correctedTime(new Date(data.written_at), offsetMs, now), now },
            data,
          )
        : { id: idOf(versions[at]), result: 'refused', code: 'invalid', errors: errorsOf(error.issues) }
      if (result.result === 'refused') known.refused.add(result.id)
      results.push(result)
    }
    return results
  })
}

type Known = {
  entries: Map<string, Row<'register_entries'>>
  contents: Map<string, Record<string, unknown>>
  counts: Pick<Row<'register_counts'>, 'number' | 'desk_id' | 'counted_at'>[]
  /** For so many new entries. */
  room: number
  /** Entries of which this call brought a version that was refused. */
  refused: Set<string | null>
}

const keyOf = (id: string, version: number) => `${id} ${version}`

/**
 * A count is over, or waits: what arrives meanwhile is late for it. Then the device's row is locked: two calls of one device run one after
 * the other, and meet each other's entries.
 */
async function lockKnown(trx: Transaction<Database>, device: Device, ids: string[]): Promise<Known> {
  const boxId = device.event_box_id
  await trx.selectFrom('event_boxes').select('id').where('id', '=', boxId).forKeyShare().execute()
  await trx
    .selectFrom('desk_devices')
    .select('id')
    .where('event_box_id', '=', boxId)
    .where('id', '=', device.id)
    .forUpdate()
    .execute()
  const refused = new Set<string>()
  if (ids.length === 0) return { entries: new Map(), contents: new Map(), counts: [], room: 0, refused }
  const entries = await trx
    .selectFrom('register_entries')
    .selectAll()
    .where('event_box_id', '=', boxId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const contents = await trx
    .selectFrom('register_versions')
    .select(['entry_id', 'version', 'content'])
    .where('event_box_id', '=', boxId)
    .where('entry_id', 'in', ids)
    .execute()
  const counts = await trx
    .selectFrom('register_counts')
    .select(['number', 'desk_id', 'counted_at'])
    .where('event_box_id', '=', boxId)
    .orderBy('number')
    .execute()
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    contents: new Map(contents.map(({ entry_id, version, content }) => [keyOf(entry_id, version), content])),
    counts,
    room: await countRoom(trx, boxId),
    refused,
  }
}

type Storing = { device: Device; known: Known; at: Date; now: Date }

async function storeVersion(
  trx: Transaction<Database>,
  storing: Storing,
  received: SentVersion,
): Promise<Result> {
  const { device, known } = storing
  const { id, version, running } = received
  // It corrects a version that we do not have: with the next number it would replace what the host has written meanwhile.
  if (known.refused.has(id)) return { id, result: 'refused', code: 'earlierMissing' }
  const stored = known.entries.get(id)
  const sent = withoutErased(received, stored)
  const content = writtenContent(sent)
  const before = known.contents.get(keyOf(id, version))
  const verdict = judge(stored, {
    ...{ deviceId: device.id, version, running },
    isSame: before && isDeepStrictEqual(before, content),
  })
  if (verdict === 'already') return { id, result: 'already' }
  if (verdict !== 'store') return { id, result: 'refused', code: verdict }
  if (!stored && known.room <= 0) return { id, result: 'refused', code: 'full' }
  const entry = version === 1 ? await insertEntry(trx, storing, sent) : await updateEntry(trx, storing, sent)
  if (!entry) return { id, result: 'refused', code: 'numberTaken' }
  await trx
    .insertInto('register_versions')
    .values({
      ...{ event_box_id: device.event_box_id, entry_id: id, version, content: JSON.stringify(content) },
      ...{ device_id: device.id, written_by: device.helper, written_at: storing.at },
    })
    .execute()
  if (holdsContacts(entry)) await reopenErasure(trx, device.event_box_id)
  if (!stored) known.room--
  known.entries.set(id, entry)
  known.contents.set(keyOf(id, version), content)
  return { id, result: 'stored' }
}

/** Undefined if another entry has the number. */
const insertEntry = (
  trx: Transaction<Database>,
  { device, known, at, now }: Storing,
  sent: SentVersion,
): Promise<Row<'register_entries'> | undefined> =>
  trx
    .insertInto('register_entries')
    .values({
      ...columnsOf(sent),
      ...{ id: sent.id, event_box_id: device.event_box_id, device_id: device.id, letter: device.letter },
      ...{ running: sent.running, version: 1, void_reason: sent.void_reason || null },
      ...{ given_at: at, received_at: now, updated_at: now },
      late_for_count:
        known.counts.find(
          ({ desk_id, counted_at }) => (desk_id === null || desk_id === device.desk_id) && counted_at > at,
        )?.number ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

const updateEntry = (
  trx: Transaction<Database>,
  { device, now }: Storing,
  sent: SentVersion,
): Promise<Row<'register_entries'> | undefined> =>
  trx
    .updateTable('register_entries')
    .set({
      ...columnsOf(sent),
      ...{ version: sent.version, void_reason: sent.void_reason || null, updated_at: now },
    })
    .where('event_box_id', '=', device.event_box_id)
    .where('id', '=', sent.id)
    .returningAll()
    .executeTakeFirst()

/** So that a device can tell which of its entries is meant; null if there is no text to name it by. */
const idOf = (version: unknown): string | null =>
  typeof version === 'object' && version !== null && 'id' in version && typeof version.id === 'string'
    ? version.id.slice(0, MAX_ID)
    : null
const MAX_ID = 36

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string[]> {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0] ?? ''))
  return Object.fromEntries([...byField].map(([field, all]) => [field, all.map(({ message }) => message)]))
}

/** The host has taken in `taken` entries and hand-overs from the file of a device, which counted them when it last told of itself. */
export async function noteTaken(
  db: Kysely<Database>,
  { event_box_id, id }: Pick<Device, 'event_box_id' | 'id'>,
  taken: number,
): Promise<void> {
  await db
    .updateTable('desk_devices')
    .set({ unsent: sql`greatest(0, unsent - ${taken}::int)` })
    .where('event_box_id', '=', event_box_id)
    .where('id', '=', id)
    .execute()
}

/** Stores the state that a device tells of itself with each call. */
export async function noteDevice(
  db: Kysely<Database>,
  boxId: string,
  id: string,
  told: Pick<Row<'desk_devices'>, 'battery_percent' | 'unsent' | 'last_seen_at'>,
): Promise<void> {
  await db
    .updateTable('desk_devices')
    .set(told)
    .where('event_box_id', '=', boxId)
    .where('id', '=', id)
    .execute()
}
