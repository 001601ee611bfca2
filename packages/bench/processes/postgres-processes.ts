// The processor time and memory of all processes of a PostgreSQL on this machine.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/src/db/tables.ts'
import { listPids, ownMemoryMb, statOf } from './read-proc.ts'

/** The process from which every connection's is forked. */
export async function findPostmaster(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent
  if (postmaster === undefined) throw new Error('PostgreSQL is not on this machine.')
  return postmaster
}

const childrenOf = (postmaster: number): number[] =>
  listPids().filter((pid) => statOf(pid)?.parent === postmaster)

/** Milliseconds since its start, of connections that are closed, too. */
export function postgresProcessorMs(postmaster: number): number {
  const own = statOf(postmaster)
  const running = childrenOf(postmaster).map((pid) => statOf(pid)?.ownMs ?? 0)
  return running.reduce((sum, ms) => sum + ms, (own?.ownMs ?? 0) + (own?.endedChildrenMs ?? 0))
}

/** Of each connection with this application's name, in MB. */
export async function connectionMemoryMb(db: Kysely<Database>, application: string): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${application}`.execute(db)
  return rows.map(({ pid }) => ownMemoryMb(pid))
}
