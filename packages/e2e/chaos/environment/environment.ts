// Starts what a run tests: server processes on a database, the provider, and a host with event boxes.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { startOwnPostgres } from '../../../../tools/find-postgres.mjs'
import { freePort } from '../../../../tools/free-port.mjs'
import { openDatabase } from '../../../server/src/db/open-database.ts'
import type { Database } from '../../../server/src/db/tables.ts'
import type { Host } from '../../server/api.ts'
import { WEBHOOK_PATH } from '../faults/forged-calls.ts'
import { type KillableServer, killableServer } from './killable-server.ts'
import { openHost } from './open-host.ts'
import { type Pooler, startPooler } from './pooler.ts'
import { type Provider, startProvider } from './provider.ts'
import { serverSettings } from './server-settings.ts'
import { openTempFolder } from './temp-folder.ts'

export type Kind = 'postgres' | 'pglite'

export interface Environment {
  kind: Kind
  servers: readonly KillableServer[]
  provider: Provider
  host: Host
  boxes: readonly string[]
  readonly counts: { databaseRestarts: number; poolerRestarts: number }
  /** How long each look into the database took, in milliseconds. */
  readonly looks: readonly number[]
  /** Undefined where the database is no process of its own. */
  restartDatabase: (() => Promise<void>) | undefined
  /** Undefined where no pooler is between servers and database. */
  restartPooler: (() => Promise<void>) | undefined
  /** Reads the database from outside. The embedded one is locked by its server, which is stopped meanwhile. */
  withDatabase<T>(look: (db: Kysely<Database>) => Promise<T>): Promise<T>
  /** Ends all processes; returns the servers' exit codes. */
  close(): Promise<(number | null)[]>
}

const SERVERS = { postgres: 2, pglite: 1 }
const quiet = { info() {}, warn() {}, error() {} }

/** `hasPooler`: the servers reach PostgreSQL through PgBouncer. */
export async function openEnvironment(
  kind: Kind,
  boxCount: number,
  hasPooler: boolean,
): Promise<Environment> {
  const folder = openTempFolder(`lifafa-chaos-${kind}-`)
  const dataDir = join(folder, 'data')
  const postgres = kind === 'postgres' ? await startOwnPostgres({ durable: true }) : undefined
  const pooler = postgres && hasPooler ? await startPooler(postgres.url) : undefined
  const ports = await Promise.all(Array.from({ length: SERVERS[kind] }, freePort))
  const provider = await startProvider(folder, `http://127.0.0.1:${ports[0]}${WEBHOOK_PATH}`)
  const servers = ports.map((port) =>
    killableServer(
      `http://127.0.0.1:${port}`,
      dataDir,
      serverSettings(port, dataDir, provider, postgres?.url, pooler?.url),
    ),
  )

  const counts = { databaseRestarts: 0, poolerRestarts: 0 }
  const looks: number[] = []
  async function restart({ restartAtOnce }: { restartAtOnce(): Promise<void> }): Promise<void> {
    await restartAtOnce()
    counts.databaseRestarts += 1
  }

  async function restartPooler({ killAndRestart }: Pooler): Promise<void> {
    await killAndRestart()
    counts.poolerRestarts += 1
  }

  const stopServers = () => Promise.all(servers.map((server) => server.stop()))
  const startServers = async () => {
    for (const server of servers) await server.start()
  }

  async function withDatabase<T>(look: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    const startedAt = performance.now()
    const isHeld = kind === 'pglite'
    if (isHeld) await stopServers()
    const database = await openDatabase({ databaseUrl: postgres?.url, dataDir, log: quiet })
    try {
      return await look(database.db)
    } finally {
      await database.close()
      if (isHeld) await startServers()
      looks.push(performance.now() - startedAt)
    }
  }

  async function close() {
    const codes = await stopServers()
    await provider.stop()
    await pooler?.stop()
    await postgres?.stop()
    return codes
  }

  try {
    await startServers()
    const [first] = servers
    if (!first) throw new Error('There is no server.')
    const { host, boxes } = await openHost(first, boxCount)
    return {
      kind,
      servers,
      provider,
      host,
      boxes,
      counts,
      looks,
      restartDatabase: postgres && (() => restart(postgres)),
      restartPooler: pooler && (() => restartPooler(pooler)),
      withDatabase,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
