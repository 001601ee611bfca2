// Finds the boxes whose guests are to be erased soon, and the orders that still hold them.
import { ERASURE_NOTICE_MS } from '@lifafa/contract/limits'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Day } from '../../../db/tables.ts'

export type RetainedBox = { id: string; event_date: Day; dueAt: Date; toldAt: Date | null }
type Place = Pick<RetainedBox, 'id' | 'event_date'>

const AT_ONCE = 100
/** An `interval` of SQL. */
const NOTICE = sql.lit(`${ERASURE_NOTICE_MS} milliseconds`)

const columns = (months: number) => sql`b.id, b.event_date, b.guests_erasure_told_at as "toldAt",
  greatest(b.event_date::timestamp at time zone 'UTC', (
    select max(a.paid_at) from payouts p join payout_attempts a on a.payout_id = p.id
    where p.event_box_id = b.id and a.state = 'paid'
  )) + make_interval(months => ${months}::int) as "dueAt"`

/** Those that are due, or will be within the time of notice, oldest event first; deleted boxes too. `after`: the last one that was listed. */
export async function listRetainedBoxes(
  db: Kysely<Database>,
  { months, now, after }: { months: number; now: Date; after: Place | undefined },
): Promise<RetainedBox[]> {
  const { rows } = await sql<RetainedBox>`
    select * from (
      select ${columns(months)} from event_boxes b
      where b.guests_erased_at is null
        and b.event_date <= ((${now}::timestamptz + interval ${NOTICE}) - make_interval(months => ${months}::int) + interval '2 days')::date
        ${after ? sql`and (b.event_date, b.id) > (${after.event_date}::date, ${after.id}::text)` : sql``}
    ) as boxes where "dueAt" <= ${now}::timestamptz + interval ${NOTICE}
    order by event_date, id limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Locked, also against new rows that refer to it, and as it is now; undefined if its guests are erased. */
export async function lockRetainedBox(
  trx: Transaction<Database>,
  id: string,
  months: number,
): Promise<RetainedBox | undefined> {
  const { rows } = await sql<RetainedBox>`select ${columns(months)} from event_boxes b
    where b.id = ${id} and b.guests_erased_at is null for update`.execute(trx)
  return rows[0]
}

/** Some orders of a box that still may hold their guests. */
export async function listUnerasedOrders(
  trx: Transaction<Database>,
  boxId: string,
  limit: number,
): Promise<string[]> {
  const orders = await trx
    .selectFrom('payment_orders')
    .select('id')
    .where('event_box_id', '=', boxId)
    .where('erased_at', 'is', null)
    .limit(limit)
    .execute()
  return orders.map(({ id }) => id)
}
