// Starts a coordinator and two workers of PostgreSQL with Citus, for tests, where a PostgreSQL that has the extension is installed.
import { startOwnPostgres } from '../find-postgres.mjs'
import { findBinariesWithCitus } from './binaries.mjs'

/** As an operator sets them (docs/several-servers.md, “A database spread over servers”); but for many small databases at once. */
const SETTINGS = {
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_connections: 400,
  max_prepared_transactions: 800,
  max_worker_processes: 64,
  'citus.recover_2pc_interval': '5s',
  'citus.shard_count': 4,
  'citus.max_cached_conns_per_worker': 2,
}

/**
 * The servers are not joined yet: that is done in each database (packages/server/src/test/database/citus/citus-database.ts).
 * @param {{ durable?: boolean, parent?: string, workers?: number }} [options] as for `startOwnPostgres`; workers: two by default
 * @returns {Promise<{ url: string, workers: string[], stop: () => Promise<void>, restartNextAtOnce: () => Promise<void> } | undefined>}
 * undefined if the extension is not installed; `restartNextAtOnce`: as `restartAtOnce` of `startOwnPostgres`, each server in turn,
 * the coordinator first
 */
export async function startOwnCitus({ workers: count = 2, ...options } = {}) {
  const binaries = findBinariesWithCitus()
  if (binaries === undefined) return undefined
  const servers = await Promise.all(
    Array.from({ length: 1 + count }, () => startOwnPostgres({ ...options, binaries, settings: SETTINGS })),
  )
  const [url = '', ...workers] = servers.map((server) => server.url)
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  let next = 0
  const restartNextAtOnce = async () => servers[next++ % servers.length]?.restartAtOnce()
  return { url, workers, stop, restartNextAtOnce }
}
