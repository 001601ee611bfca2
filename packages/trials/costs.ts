// The costs of a gift for the server and PostgreSQL: processor time, bytes of the write-ahead log, and memory of connections.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../server/src/db/tables.ts'
import { childrenOf, ownMemoryMb, statOf } from './processes/read-proc.ts'

export type Cost = { serverMs: number; databaseMs: number; logBytes: number }

/** The process from which every connection's is forked. Throws where PostgreSQL is on another machine. */
async function findPostmaster(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent
  if (postmaster === undefined) throw new Error('PostgreSQL is not on this machine.')
  return postmaster
}

/** Milliseconds since its start, of connections that are closed, too. */
function postgresProcessorMs(postmaster: number): number {
  const own = statOf(postmaster)
  const running = childrenOf(postmaster).map((pid) => statOf(pid)?.ownMs ?? 0)
  return running.reduce((sum, ms) => sum + ms, (own?.ownMs ?? 0) + (own?.endedChildrenMs ?? 0))
}

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

/** The cost of each of `count` gifts. */
export const costBetween = (before: Cost, after: Cost, count: number): Cost => ({
  serverMs: (after.serverMs - before.serverMs) / count,
  databaseMs: (after.databaseMs - before.databaseMs) / count,
  logBytes: (after.logBytes - before.logBytes) / count,
})

/** The memory of each connection with this application's name, in MB. */
export async function connectionMemoryMb(db: Kysely<Database>, application: string): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${application}`.execute(db)
  return rows.map(({ pid }) => ownMemoryMb(pid))
}
