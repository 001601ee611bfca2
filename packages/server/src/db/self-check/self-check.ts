// Runs the queries that must return no row in a consistent database: at start, hourly, and after tests that move money.

import { type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
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
  /** At most a hundred of the rows that show it. */
  rows: unknown[]
}

const checks: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...paymentChecks,
  ...settlementChecks,
  ...refundChecks,
  ...payoutChecks,
  ...transferChecks,
  ...checksAcrossBoxes,
  ...balanceChecks,
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
    const { rows } = await run(sql`${query} limit 100`)
    if (rows.length > 0) found.push({ check, rows })
  }
  return found
}
