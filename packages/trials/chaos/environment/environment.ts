// Starts what a run tests: two server processes on a PostgreSQL or Citus of their own, the provider, and a host with event boxes.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { startOwnPostgres } from '../../../../tools/find-postgres.mjs'
import { freePort } from '../../../../tools/free-port.mjs'
import { startOwnCitus } from '../../../../tools/postgres/find-citus.mjs'
import type { Host } from '../../../e2e/server/api.ts'
import { openDatabase } from '../../../server/src/db/open-database.ts'
import type { Database } from '../../../server/src/db/tables.ts'
import { createSpreadDatabase } from '../../../server/src/test/database/citus/spread-database.ts'
import { type KillableServer, killableServer } from '../../processes/killable-server.ts'
import { openFolder } from '../../processes/start-program.ts'
import { openHost, WEBHOOK_PATH } from './host.ts'
import { type Provider, startProvider } from './provider.ts'

const SERVERS = 2
const SETTINGS = {
  /** When the reconciler asks about an order, counted from its opening: soon, and until long after the run. */
  RECONCILE_AFTER: '3s,8s,20s,45s,90s,150s,5m,10m,20m,40m',
  // All boxes are one host's, who is paid within days and not within weeks.
  UPI_ID_DAILY_LIMIT: '100000000',
}

export interface Environment {
  servers: readonly [KillableServer, ...KillableServer[]]
  provider: Provider
  host: Host
  boxes: readonly string[]
  /** Reads the database from outside of every server. */
  db: Kysely<Database>
  readonly counts: { databaseRestarts: number; providerKills: number }
  /** Ends a database server's processes without a word to their clients, and starts it again; of Citus another one each time. */
  restartDatabase(): Promise<void>
  killProvider(): Promise<void>
  /** Ends all processes; returns the servers' exit codes. */
  close(): Promise<(number | null)[]>
}

type RunningDatabase = { url: string; restartAtOnce(): Promise<void>; stop(): Promise<void> }

async function startDatabase(isCitus: boolean): Promise<RunningDatabase> {
  if (!isCitus) return startOwnPostgres({ durable: true })
  const citus = await startOwnCitus({ durable: true })
  if (!citus) throw new Error('No PostgreSQL of this machine has the extension Citus.')
  const url = await createSpreadDatabase([citus.url, ...citus.workers], 'lifafa_chaos')
  return { url, restartAtOnce: citus.restartNextAtOnce, stop: citus.stop }
}

const quiet = { info() {}, warn() {}, error() {} }

export async function openEnvironment(boxCount: number, isCitus: boolean): Promise<Environment> {
  const folder = openFolder('lifafa-chaos-')
  const database = await startDatabase(isCitus)
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort))
  const provider = await startProvider(folder, `http://127.0.0.1:${ports[0]}${WEBHOOK_PATH}`)
  const servers = ports.map((port) =>
    killableServer({
      port,
      dataDir: join(folder, 'data'),
      databaseUrl: database.url,
      standInUrl: provider.url,
      settings: SETTINGS,
    }),
  )
  const { db, close: disconnect } = await openDatabase({ databaseUrl: database.url, dataDir: '', log: quiet })
  const counts = { databaseRestarts: 0, providerKills: 0 }

  async function close() {
    await disconnect()
    const codes = await Promise.all(servers.map((server) => server.stop()))
    await provider.stop()
    await database.stop()
    return codes
  }

  try {
    for (const server of servers) await server.start()
    const [first, ...others] = servers
    if (!first) throw new Error('There is no server.')
    return {
      servers: [first, ...others],
      provider,
      ...(await openHost(first, boxCount)),
      db,
      counts,
      async restartDatabase() {
        await database.restartAtOnce()
        counts.databaseRestarts += 1
      },
      async killProvider() {
        await provider.killAndRestart()
        counts.providerKills += 1
      },
      close,
    }
  } catch (cause) {
    await close()
    const errors = servers.flatMap((server) => [...server.errors.keys()])
    throw new Error(`The servers did not start. Their errors: ${errors.join(' | ')}`, { cause })
  }
}
