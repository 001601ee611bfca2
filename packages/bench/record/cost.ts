// What a gift costs the server and PostgreSQL: processor time, and bytes of its write-ahead log.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/src/db/tables.ts'
import { findPostmaster, postgresProcessorMs } from '../processes/postgres-processes.ts'
import { statOf } from '../processes/read-proc.ts'

export type Cost = { serverMs: number; databaseMs: number; logBytes: number }

/** Both must be on this machine. Returns what reads the sums since their start. */
export async function openMeter(db: Kysely<Database>, serverPid: number): Promise<() => Promise<Cost>> {
  const postmaster = await findPostmaster(db)
  return async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as bytes`.execute(db)
    return {
      serverMs: statOf(serverPid)?.ownMs ?? Number.NaN,
      databaseMs: postgresProcessorMs(postmaster),
      logBytes: rows[0]?.bytes ?? Number.NaN,
    }
  }
}

/** Of each of `count` gifts. */
export const costBetween = (before: Cost, after: Cost, count: number): Cost => ({
  serverMs: (after.serverMs - before.serverMs) / count,
  databaseMs: (after.databaseMs - before.databaseMs) / count,
  logBytes: (after.logBytes - before.logBytes) / count,
})
