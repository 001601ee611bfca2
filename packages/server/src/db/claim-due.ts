// Rows whose time has come, each for one process alone.
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Database, Row } from './tables.ts'

/** Tables with a `check_at`: when a row is due, null when it never is again. */
type Due = 'payment_orders' | 'refunds' | 'event_boxes' | 'payouts'

type Claim = {
  now: Date
  leaseMs: number
  limit: number
  /** Which of the due rows are meant; all, if it is not said. */
  only?: RawBuilder<SqlBool>
}

/**
 * Claims at most `limit` rows of `table` that are due at `now`, the oldest first: until `leaseMs` later nobody else is
 * given them. Whoever claims sets `check_at` anew when the work is done; after a crash the lease runs out.
 */
export async function claimDue<T extends Due>(
  db: Kysely<Database>,
  table: T,
  { now, leaseMs, limit, only = sql`true` }: Claim,
): Promise<Row<T>[]> {
  const lease = new Date(now.getTime() + leaseMs)
  // An array, since a subquery with a limit may be run again for each row that it is compared with, and lock more each time.
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set check_at = ${lease} where id = any(array(
      select id from ${sql.table(table)} where check_at <= ${now} and ${only}
      order by check_at limit ${limit} for update skip locked
    )) returning *`.execute(db)
  return rows
}

/** Sets when a row is due next; null: never. Locks it: whoever works on it in a transaction is waited for. */
export async function scheduleCheck(
  trx: Transaction<Database>,
  table: Due,
  id: string,
  at: Date | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set check_at = ${at} where id = ${id}`.execute(trx)
}
