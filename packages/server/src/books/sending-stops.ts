// Stops the sending of payouts where our books are wrong: of a box that is, or of all where the ledger itself is.
import { type Kysely, sql } from 'kysely'
import { type Inconsistency, stoppedBy } from '../db/self-check/self-check.ts'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'

/** The scope of a stop of all. */
const ALL = ''

/** Exactly what is wrong now is stopped: a stop ends with the check that no longer finds its cause. */
export async function setSendingStops(
  db: Kysely<Database>,
  found: readonly Inconsistency[],
  now: Date,
): Promise<void> {
  const stopped = await stoppedBy(db, found)
  const scopes = stopped === 'all' ? [ALL] : stopped
  await inTransaction(db, async (trx) => {
    await sql`delete from sending_stops where event_box_id <> all(${scopes})`.execute(trx)
    await sql`
      insert into sending_stops (event_box_id, since) select scope, ${now}::timestamptz from unnest(${scopes}::text[]) scope
      on conflict do nothing`.execute(trx)
  })
}

/** Those of the boxes of which nothing is sent: by a stop of the box itself, or of all. */
export async function listStoppedBoxes(
  db: Kysely<Database>,
  boxIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sending_stops')
    .select('event_box_id')
    .where('event_box_id', '=', sql<string>`any(${[ALL, ...boxIds]})`)
    .execute()
  const stops = new Set(rows.map(({ event_box_id }) => event_box_id))
  return stops.has(ALL) ? new Set(boxIds) : stops
}

/** `box`: its name; null where all sending is stopped. */
export type SendingStop = { boxId: string | null; box: string | null; since: Date }

/** The oldest first. */
export async function listSendingStops(db: Kysely<Database>): Promise<SendingStop[]> {
  const { rows } = await sql<SendingStop>`
    select b.id as "boxId", b.name as box, s.since from sending_stops s left join event_boxes b on b.id = s.event_box_id
    order by s.since, s.event_box_id`.execute(db)
  return rows
}
