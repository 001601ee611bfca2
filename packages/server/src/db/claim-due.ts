// Rows whose time has come, each for one process alone.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from './tables.ts'

/** Tables with a `check_at`: when a row is due, null when it never is again. */
type Due = 'payment_orders' | 'refunds'

/**
 * Claims at most `limit` rows of `table` that are due at `now`, the oldest first: until `leaseMs` later nobody else is
 * given them. Whoever claims sets `check_at` anew when the work is done; after a crash the lease runs out.
 */
export async function claimDue<T extends Due>(
  db: Kysely<Database>,
  table: T,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<Row<T>[]> {
  const lease = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set check_at = ${lease} where id in (
      select id from ${sql.table(table)} where check_at <= ${now} order by check_at limit ${limit} for update skip locked
    ) returning *`.execute(db)
  return rows
}
