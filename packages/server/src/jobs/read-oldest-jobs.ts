// Reads for how long the oldest due job of each kind has been waiting.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { AT_ONCE, type JobName } from './job-kinds.ts'

/** Seconds by kind, 0 if none is due; by the clock of the database, as the queue counts. Needs a started queue. */
export async function readOldestJobs(db: Kysely<Database>): Promise<{ kind: JobName; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
    where state < 'active' and start_after <= now() group by name`.execute(db)
  const seconds = new Map(rows.map((row) => [row.name, row.seconds]))
  return (Object.keys(AT_ONCE) as JobName[]).map((kind) => ({ kind, seconds: seconds.get(kind) ?? 0 }))
}
