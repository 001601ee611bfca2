// Runs the queries that must return no row in a consistent database: at start, hourly, and after tests that move money.

import { type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { inLongSnapshot } from '../transaction.ts'
import { checksAcrossBoxes } from './across-boxes.ts'
import { balanceChecks } from './balances.ts'
import { paymentChecks } from './payments.ts'
import { payoutChecks } from './payouts.ts'
import { refundChecks } from './refunds.ts'
import { settlementChecks } from './settlements.ts'
import { transferChecks } from './transfers.ts'

export interface Inconsistency {
  /** The inconsistency, in words. */
  check: string
  /** At most a hundred of the rows that show it. `event_box_id`: the box that a row is about. */
  rows: unknown[]
}

/** Wrong, and of no host's money: what reaches our bank, papers, figures, lines of the feed. */
const STOPS_NOTHING: ReadonlySet<string> = new Set([
  ...Object.keys(settlementChecks),
  'a series of invoices has a gap',
  'the platform’s figures are not what is counted',
  'a line of the feed is about a box of another host',
  'a line of the feed names a box that does not exist',
])

const checks: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...paymentChecks,
  ...settlementChecks,
  ...refundChecks,
  ...payoutChecks,
  ...transferChecks,
  ...checksAcrossBoxes,
  ...balanceChecks,
}

/** How many rows of a check are shown; there may be more. */
const MOST_ROWS = 100

/** The boxes whose hosts must not be paid before somebody has looked; or `all` hosts, where the ledger itself is wrong. */
export async function stoppedBy(
  db: Kysely<Database>,
  found: readonly Inconsistency[],
): Promise<'all' | string[]> {
  const stopped = new Set<string | null>()
  for (const { check, rows } of found) {
    if (STOPS_NOTHING.has(check)) continue
    const shown = rows as WrongRow[]
    for (const { event_box_id = null } of rows.length < MOST_ROWS ? shown : await listWrongBoxes(db, check))
      stopped.add(event_box_id)
  }
  // Money that waits for its box stops nobody.
  stopped.delete('')
  return stopped.has(null) ? 'all' : [...stopped].filter((id) => id !== null)
}

/** Without a box, a row is about the ledger. */
type WrongRow = { event_box_id?: string | null }

/** Reads those of all rows of a check that has found more than it shows. */
async function listWrongBoxes(db: Kysely<Database>, check: string): Promise<WrongRow[]> {
  const { rows } = await inLongSnapshot(db, (trx) =>
    sql<WrongRow>`
      select distinct to_jsonb(found)->>'event_box_id' as event_box_id from (${checks[check]}) found`.execute(
      trx,
    ),
  )
  return rows
}

/**
 * Returns the checks that found rows; empty if the books are consistent.
 * @param run how each query is run; by default on `db`
 */
export const findInconsistencies = async (
  db: Kysely<Database>,
  run: (query: RawBuilder<unknown>) => Promise<QueryResult<unknown>> = (query) => query.execute(db),
): Promise<Inconsistency[]> => {
  const found: Inconsistency[] = []
  for (const [check, query] of Object.entries(checks)) {
    const { rows } = await run(sql`${query} limit ${MOST_ROWS}`)
    if (rows.length > 0) found.push({ check, rows })
  }
  return found
}
