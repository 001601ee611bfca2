// Counts cash and cheques of a desk or of a whole box, and closes the entries that were counted.
import { agrees, type CountBody } from '@lifafa/contract/endpoints/register/desk-counts'
import { REGISTER } from '@lifafa/contract/limits'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { type Comparison, cashPaise, compare } from '../rules/counts.ts'

/** `hostId`: of a host, who counts all that is open. `deskId`: of a desk, which counts its own. */
type Of = { boxId: string; now: Date } & (
  | { hostId: string; deskId?: never }
  | { deskId: string; hostId?: never }
)

type Counted = Comparison & { number: number | null }

/**
 * Compares, and with `close` closes. The same id again answers the count that it closed. Throws Failure: `notFound`, also with the id
 * of another desk's count, or of the host's; `countIncomplete` while an envelope has no amount; `nothingToCount`; `countChanged` if more
 * was written since the comparison; `invalidInput` without two people, or without the reason of a difference.
 */
export const closeCount = (db: Kysely<Database>, of: Of, count: CountBody): Promise<Counted> =>
  inRepeatableTransaction(db, async (trx) => {
    await lockBox(trx, of)
    const before = await trx
      .selectFrom('register_counts')
      .selectAll()
      .where('event_box_id', '=', of.boxId)
      .where('id', '=', count.id)
      .executeTakeFirst()
    if (before && before.desk_id !== (of.deskId ?? null)) throw new Failure('notFound')
    if (before)
      return { ...before, counted_cash_paise: cashPaise(before), counted_cheques_paise: before.cheques_paise }
    const open = await lockOpen(trx, of)
    if (open.length === 0) throw new Failure('nothingToCount')
    if (open.some(({ amount_paise }) => amount_paise === null)) throw new Failure('countIncomplete')
    const comparison = compare(open, count)
    if (!count.close) return { number: null, ...comparison }
    checkClosing(count, comparison)
    const number = await insertCount(trx, of, count, comparison)
    await trx
      .updateTable('register_entries')
      .set({ counted_in: number, updated_at: of.now })
      .where('event_box_id', '=', of.boxId)
      .where(
        'id',
        'in',
        open.map(({ id }) => id),
      )
      .execute()
    return { number, ...comparison }
  })

async function lockBox(
  trx: Transaction<Database>,
  { boxId, hostId }: { boxId: string; hostId?: string | undefined },
): Promise<void> {
  const box = await trx
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', boxId)
    .where('deleted_at', 'is', null)
    .$if(hostId !== undefined, (query) => query.where('host_id', '=', hostId ?? ''))
    .forUpdate()
    .executeTakeFirst()
  if (!box) throw new Failure('notFound')
}

type OpenEntry = Pick<Row<'register_entries'>, 'id' | 'kind' | 'amount_paise'>

async function lockOpen(trx: Transaction<Database>, { boxId, deskId }: Of): Promise<OpenEntry[]> {
  const ofDesk =
    deskId === undefined
      ? sql`true`
      : sql`device_id in (select id from desk_devices where event_box_id = ${boxId} and desk_id = ${deskId})`
  const { rows } = await sql<OpenEntry>`
    select id, kind, amount_paise from register_entries
    where event_box_id = ${boxId} and kind in ('cash', 'cheque') and counted_in is null and void_reason is null
      and ${ofDesk}
    order by id for update`.execute(trx)
  return rows
}

function checkClosing(count: CountBody, comparison: Comparison): void {
  const { entries, expected_cash_paise, expected_cheques_paise } = comparison
  const isAsSeen =
    count.entries === entries &&
    count.expected_paise === expected_cash_paise + expected_cheques_paise &&
    // Cash that became a cheque makes the same sum. A page of an earlier version does not tell.
    (count.expected_cheques_paise ?? expected_cheques_paise) === expected_cheques_paise
  if (!isAsSeen) throw new Failure('countChanged')
  if (count.first_counter.toLowerCase() === count.second_counter.toLowerCase())
    throw fieldFailure('second_counter', registerSentences.twoCounters)
  if (!agrees(comparison) && (count.reason === '' || count.reason_by === ''))
    throw fieldFailure(count.reason === '' ? 'reason' : 'reason_by', registerSentences.differenceReasonNeeded)
}

async function insertCount(
  trx: Transaction<Database>,
  { boxId, deskId, now }: Of,
  { close: _close, expected_paise: _seen, reason, reason_by, ...count }: CountBody,
  comparison: Comparison,
): Promise<number> {
  const { entries, expected_cash_paise, expected_cheques_paise, difference_paise } = comparison
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from register_counts where event_box_id = ${boxId}`.execute(
    trx,
  )
  const number = rows[0]?.next ?? 1
  await trx
    .insertInto('register_counts')
    .values({
      ...count,
      ...{ event_box_id: boxId, number, desk_id: deskId ?? null, entries, counted_at: now },
      ...{ expected_cash_paise, expected_cheques_paise, difference_paise },
      // A page may still have that of an earlier comparison.
      ...(!agrees(comparison) && { reason, reason_by }),
    })
    .execute()
  return number
}

type Handover = {
  id: string
  from: string
  to: string
  first_envelope: number
  last_envelope: number
  letter?: string | undefined
}

/**
 * Notes who took the cash; the same id again changes nothing, and answers false. Throws Failure: `notFound`; `invalidInput` beyond the
 * last hand-over of the box.
 */
export const handOver = (
  db: Kysely<Database>,
  { boxId, deskId, at }: { boxId: string; deskId: string; at: Date },
  { id, from, to, first_envelope, last_envelope, letter }: Handover,
): Promise<boolean> =>
  inRepeatableTransaction(db, async (trx) => {
    // Two at once would both find room for the last one.
    await lockBox(trx, { boxId })
    const all = await trx.selectFrom('handovers').select('id').where('event_box_id', '=', boxId).execute()
    if (all.some((each) => each.id === id)) return false
    if (all.length >= REGISTER.maxHandovers) throw fieldFailure('id', registerSentences.handoversFull)
    await trx
      .insertInto('handovers')
      .values({
        ...{ id, event_box_id: boxId, desk_id: deskId, from_name: from, to_name: to },
        ...{ first_envelope, last_envelope, letter: letter ?? null, handed_over_at: at },
      })
      .execute()
    return true
  })
