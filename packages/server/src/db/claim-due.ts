// Claims rows whose `check_at` has passed, each for one process only.
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Row } from './tables.ts'

/** Tables with a `check_at`: the time at which a row is due; null when it will never be due again. */
type Due =
  | 'payment_orders'
  | 'waiting_orders'
  | 'refunds'
  | 'event_boxes'
  | 'payout_attempts'
  | 'settlements'
  | 'upi_id_checks'
  | 'linked_accounts'
  | 'transfers'

type Claim = {
  now: Date
  leaseMs: number
  limit: number
  /** Restricts which due rows are claimed; all when omitted. */
  only?: RawBuilder<SqlBool>
}

/** On Citus, rows of these are locked in one box at a time (decision 35). */
const IN_A_BOX: readonly Due[] = ['payment_orders', 'refunds', 'transfers']
/** Others may be claiming the oldest ones. */
const LOOKED_AT = 4

/**
 * Claims at most `limit` rows of `table` that are due at `now`, oldest first. No other process can claim them for `leaseMs`.
 * The claimant sets `check_at` again when its work is done; after a crash the lease expires.
 */
export async function claimDue<T extends Due>(
  db: Kysely<Database>,
  table: T,
  claim: Claim,
): Promise<Row<T>[]> {
  if (!IN_A_BOX.includes(table)) return claimRows(db, table, claim)
  const claimed: Row<T>[] = []
  for (const [boxId, due] of await findDue(db, table, claim)) {
    const limit = claim.limit - claimed.length
    if (limit <= 0) break
    const ids = due.map(({ id }) => id)
    const inBox = sql<boolean>`event_box_id = ${boxId} and id = any(${ids}::uuid[])`
    claimed.push(...(await claimRows(db, table, { ...claim, limit }, inBox)))
  }
  return claimed
}

/** The oldest, by their box. */
async function findDue(db: Kysely<Database>, table: Due, { now, limit, only = sql`true` }: Claim) {
  const { rows } = await sql<{ id: string; event_box_id: string }>`
    select id, event_box_id from ${sql.table(table)} where check_at <= ${now} and ${only}
    order by check_at limit ${LOOKED_AT * limit}`.execute(db)
  return Map.groupBy(rows, ({ event_box_id }) => event_box_id)
}

async function claimRows<T extends Due>(
  db: Kysely<Database>,
  table: T,
  { now, leaseMs, limit, only = sql`true` }: Claim,
  among = sql<boolean>`true`,
): Promise<Row<T>[]> {
  const lease = new Date(now.getTime() + leaseMs)
  // An array, because PostgreSQL may run a subquery with a limit again for each row it is compared with, and lock more each time.
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set check_at = ${lease} where ${among} and id = any(array(
      select id from ${sql.table(table)} where ${among} and check_at <= ${now} and ${only}
      order by check_at limit ${limit} for update skip locked
    )) returning *`.execute(db)
  return rows
}

/** Sets when a row is due next (null: never). Locks the row: waits for a transaction that is working on it. */
export async function scheduleCheck(
  db: Kysely<Database>,
  table: Due,
  id: string,
  at: Date | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set check_at = ${at} where id = ${id}`.execute(db)
}
