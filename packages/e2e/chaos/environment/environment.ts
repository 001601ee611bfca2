// Starts what a run tests: server processes on a database, the provider, a host with event boxes, and an administrator.
import { freePort } from '../../../../tools/free-port.mjs'
import type { PayoutMode } from '../../../server/src/settings.ts'
import { type Administrator, openAdminAccount } from '../../admin/administrator.ts'
import type { Host } from '../../server/api.ts'
import { WEBHOOK_PATH } from '../faults/forged-calls.ts'
import type { KillableServer } from './killable-server.ts'
import { openHost } from './open-host.ts'
import { anotherPlace, firstPlace, type Kind, type RunningDatabase } from './place.ts'
import { type Pooler, startPooler } from './pooler.ts'
import { type Provider, startProvider } from './provider.ts'
import { type ServersOn, serversOn } from './servers-on.ts'
import { startDatabase } from './start-database.ts'
import { openTempFolder } from './temp-folder.ts'

export interface Environment {
  kind: Kind
  /** Of files of a run; removed at its end. */
  folder: string
  /** Those on the current database. */
  readonly servers: readonly KillableServer[]
  /** Those on earlier databases, too. */
  readonly allServers: readonly KillableServer[]
  provider: Provider
  host: Host
  admin: Administrator
  boxes: readonly string[]
  readonly counts: { databaseRestarts: number; poolerRestarts: number }
  /** How long each look into the database took, in milliseconds. */
  readonly looks: readonly number[]
  /** Undefined where the database is no process of its own. */
  restartDatabase: (() => Promise<void>) | undefined
  /** Undefined where no pooler is between servers and database. */
  restartPooler: (() => Promise<void>) | undefined
  withDatabase: ServersOn['withDatabase']
  /** Servers for an empty database that is made here; their clock is that of the current servers. None is started. */
  openElsewhere(): Promise<ServersOn>
  /** Ends the current servers. */
  stopServers(): Promise<unknown>
  /** Starts others in their place, at the same addresses. */
  moveTo(others: ServersOn): Promise<void>
  /** Ends all processes; returns the servers' exit codes. */
  close(): Promise<(number | null)[]>
}

const SERVERS: Record<Kind, number> = { postgres: 2, pglite: 1, citus: 2 }

/** `hasPooler`: the servers reach PostgreSQL through PgBouncer. */
export async function openEnvironment(
  kind: Kind,
  boxCount: number,
  { hasPooler, payoutMode }: { hasPooler: boolean; payoutMode: PayoutMode },
): Promise<Environment> {
  const folder = openTempFolder(`lifafa-chaos-${kind}-`)
  const postgres = await startDatabase(kind)
  const pooler = postgres && hasPooler ? await startPooler(postgres.url) : undefined
  const surroundings = { folder, postgres, pooler }
  const ports = await Promise.all(Array.from({ length: SERVERS[kind] }, freePort))
  const provider = await startProvider(folder, `http://127.0.0.1:${ports[0]}${WEBHOOK_PATH}`)
  let current = serversOn(kind, firstPlace(surroundings), ports, provider, payoutMode)
  const allServers = [...current.servers]

  const counts = { databaseRestarts: 0, poolerRestarts: 0 }
  const looks: number[] = []
  const codes: (number | null)[] = []
  let places = 0
  async function restart({ restartAtOnce }: RunningDatabase): Promise<void> {
    await restartAtOnce()
    counts.databaseRestarts += 1
  }

  async function restartPooler({ killAndRestart }: Pooler): Promise<void> {
    await killAndRestart()
    counts.poolerRestarts += 1
  }

  const withDatabase: ServersOn['withDatabase'] = (look) => {
    const startedAt = performance.now()
    return current.withDatabase(look).finally(() => looks.push(performance.now() - startedAt))
  }

  async function openElsewhere(): Promise<ServersOn> {
    places += 1
    const opened = serversOn(
      kind,
      await anotherPlace(surroundings, `restored_${places}`),
      ports,
      provider,
      payoutMode,
    )
    const aheadMs = current.servers[0]?.aheadMs ?? 0
    for (const server of opened.servers) server.goLater(aheadMs)
    return opened
  }

  const stopServers = async () => codes.push(...(await current.stop()))

  async function moveTo(others: ServersOn): Promise<void> {
    current = others
    allServers.push(...others.servers)
    await others.start()
  }

  async function close() {
    await stopServers()
    await provider.stop()
    await pooler?.stop()
    await postgres?.stop()
    return codes
  }

  try {
    await current.start()
    const [first] = current.servers
    if (!first) throw new Error('There is no server.')
    const { host, boxes } = await openHost(first, boxCount, payoutMode)
    const admin = await openAdminAccount(first)
    return {
      kind,
      folder,
      get servers() {
        return current.servers
      },
      allServers,
      provider,
      host,
      admin,
      boxes,
      counts,
      looks,
      restartDatabase: postgres && (() => restart(postgres)),
      restartPooler: pooler && (() => restartPooler(pooler)),
      withDatabase,
      openElsewhere,
      stopServers,
      moveTo,
      close,
    }
  } catch (cause) {
    await close()
    const errors = allServers.flatMap((server) => [...server.errors.keys()])
    throw new Error(`The ${kind} environment did not open. Errors of its servers: ${errors.join(' | ')}`, {
      cause,
    })
  }
}
