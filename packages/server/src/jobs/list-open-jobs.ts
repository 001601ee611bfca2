// Lists jobs that wait, run or have failed for good, by the ids in their data, for the payment timeline.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { JobData } from './job-kinds.ts'

export type OpenJob = {
  name: keyof JobData
  /** `failed`: out of retries. */
  state: 'created' | 'retry' | 'active' | 'failed'
  startAfter: Date
  /** How often it has been retried so far. */
  retries: number
}

/** `about`: ids of events, refunds and payouts, as in the jobs' data. */
export async function listOpenJobs(db: Kysely<Database>, about: readonly string[]): Promise<OpenJob[]> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.job') is not null as "isThere"`.execute(db)
  // No server has run on this database yet.
  if (!found[0]?.isThere) return []
  const { rows } = await sql<OpenJob>`
    select name, state::text as state, start_after as "startAfter", retry_count as retries from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
      and (data ->> 'eventId' = any(${about}) or data ->> 'refundId' = any(${about}) or data ->> 'payoutId' = any(${about}))
    order by start_after`.execute(db)
  return rows
}
