// Starts what a run tests: server processes on a database, the provider, and a host with event boxes.
import { join } from 'node:path'
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import type { Kysely } from 'kysely'
import { startOwnPostgres } from '../../../tools/find-postgres.mjs'
import { freePort } from '../../../tools/free-port.mjs'
import { openDatabase } from '../../server/src/db/open-database.ts'
import type { Database } from '../../server/src/db/tables.ts'
import { call, type Host, logIn, openAccount } from '../server/api.ts'
import { openBoxes } from '../server/boxes.ts'
import { WEBHOOK_PATH } from './fault-injector.ts'
import { type KillableServer, killableServer } from './killable-server.ts'
import { KEY_ID, KEY_SECRET, type Provider, startProvider, WEBHOOK_SECRET } from './provider.ts'
import { openTempFolder } from './temp-folder.ts'

/** When the reconciler asks about an order, counted from its opening: soon, and until long after the run. */
const RECONCILE_AFTER = '3s,8s,20s,45s,90s,150s,5m,10m,20m,40m'

export type Kind = 'postgres' | 'pglite'

export interface Environment {
  kind: Kind
  servers: readonly KillableServer[]
  provider: Provider
  host: Host
  boxes: readonly string[]
  readonly counts: { databaseRestarts: number }
  /** Undefined where the database is no process of its own. */
  restartDatabase: (() => Promise<void>) | undefined
  /** Reads the database from outside. The embedded one is locked by its server, which is stopped meanwhile. */
  withDatabase<T>(look: (db: Kysely<Database>) => Promise<T>): Promise<T>
  /** Ends all processes; returns the servers' exit codes. */
  close(): Promise<(number | null)[]>
}

const SERVERS = { postgres: 2, pglite: 1 }
const quiet = { info() {}, warn() {}, error() {} }

export async function openEnvironment(kind: Kind, boxCount: number): Promise<Environment> {
  const folder = openTempFolder(`lifafa-chaos-${kind}-`)
  const dataDir = join(folder, 'data')
  const postgres = kind === 'postgres' ? await startOwnPostgres({ durable: true }) : undefined
  const ports = await Promise.all(Array.from({ length: SERVERS[kind] }, freePort))
  const provider = await startProvider(folder, `http://127.0.0.1:${ports[0]}${WEBHOOK_PATH}`)
  const servers = ports.map((port) =>
    killableServer(`http://127.0.0.1:${port}`, dataDir, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(postgres && { DATABASE_URL: postgres.url }),
      TOKEN_SECRET: 'sessions outlive a server that is killed',
      RAZORPAY_KEY_ID: KEY_ID,
      RAZORPAY_KEY_SECRET: KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      RAZORPAY_API_URL: provider.url,
      RAZORPAY_CHECKOUT_URL: `${provider.url}/v1/checkout.js`,
      PAYOUTS: 'on',
      PAYOUT_ACCOUNT: '7878780080316316',
      RECONCILE_AFTER,
      RATE_LIMIT_FACTOR: '100000',
    }),
  )

  const counts = { databaseRestarts: 0 }
  async function restart({ restartAtOnce }: { restartAtOnce(): Promise<void> }): Promise<void> {
    await restartAtOnce()
    counts.databaseRestarts += 1
  }

  const stopServers = () => Promise.all(servers.map((server) => server.stop()))
  const startServers = async () => {
    for (const server of servers) await server.start()
  }

  async function withDatabase<T>(look: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    const isHeld = kind === 'pglite'
    if (isHeld) await stopServers()
    const database = await openDatabase({ databaseUrl: postgres?.url, dataDir, log: quiet })
    try {
      return await look(database.db)
    } finally {
      await database.close()
      if (isHeld) await startServers()
    }
  }

  async function close() {
    const codes = await stopServers()
    await provider.stop()
    await postgres?.stop()
    return codes
  }

  try {
    await startServers()
    const [first] = servers
    if (!first) throw new Error('There is no server.')
    const host = await openAccount(first)
    await saveUpiId(first, host)
    const boxes = await openBoxes(
      first,
      host,
      ...Array.from({ length: boxCount }, (_, i) => ({ name: `Box ${i + 1}` })),
    )
    return {
      kind,
      servers,
      provider,
      host,
      boxes: boxes.map(({ giftid }) => giftid),
      counts,
      restartDatabase: postgres && (() => restart(postgres)),
      withDatabase,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function saveUpiId(server: KillableServer, host: Host): Promise<void> {
  const { access } = (await logIn(server, host)).tokens
  const body = {
    first_name: host.firstName,
    last_name: host.lastName,
    phone_number: '9876543210',
    address: '4, Lake View, Bhopal',
    upi_id: 'asha.verma@okbank',
  }
  await call(server, updateProfile, { body, access })
}
