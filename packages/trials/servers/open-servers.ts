// Several servers on one PostgreSQL: HAProxy in front of them, PgBouncer between them and the database, a stand-in as the provider.
import { join } from 'node:path'
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { sql } from 'kysely'
import { freePort } from '../../../tools/free-port.mjs'
import { openTestDatabase, type TestDatabase } from '../../server/src/test/database.ts'
import {
  PROVIDER_KEY,
  type RunningServer,
  startServer,
} from '../../server/src/test/servers/running-server.ts'
import { BACKEND, httpConfig, startHaproxy } from '../haproxy/start-haproxy.ts'
import { giveSessionSettings, startPgbouncer } from '../pgbouncer/start-pgbouncer.ts'
import { openFolder } from '../processes/start-program.ts'
import { waitUntil } from '../processes/wait-until.ts'

export interface Servers {
  /** The address of HAProxy. */
  url: string
  names: readonly string[]
  database: TestDatabase
  standIn: StandIn
  /** As an upgrade does it: SIGTERM, then a start of this version; resolves when HAProxy sends calls to it again. Returns how it ended. */
  restart(name: string): Promise<{ exitCode: number | null; stderr: string }>
  close(): Promise<void>
}

type Options = {
  count: number
  /** Each server's, as in its settings. */
  drain?: string
  /** Between two of HAProxy's checks; by default as in the documents. */
  checkEvery?: string
  /** The folder of another version: the servers are its at first, on a database that it creates. */
  from?: string
}

export async function openServers({ count, drain = '5s', checkEvery, from }: Options): Promise<Servers> {
  const folder = openFolder('lifafa-servers-')
  const opened: (() => Promise<unknown>)[] = []
  const closeAtEnd = <T>(part: T, close: (part: T) => Promise<unknown>): T => {
    opened.unshift(() => close(part))
    return part
  }
  const close = async () => {
    for (const part of opened) await part()
  }
  try {
    const database = closeAtEnd(await openTestDatabase(), (it) => it.close())
    const { databaseUrl } = database
    if (from) {
      await sql`drop schema public cascade`.execute(database.db)
      await sql`create schema public`.execute(database.db)
    }
    await giveSessionSettings(databaseUrl)
    const pgbouncer = closeAtEnd(await startPgbouncer({ folder, databaseUrl }), (it) => it.stop())
    const standIn = closeAtEnd(await startStandIn({ port: 0, ...PROVIDER_KEY }), (it) => it.stop())
    const places = await Promise.all(
      Array.from({ length: count }, async (_, index) => ({
        name: `server${index + 1}`,
        port: await freePort(),
      })),
    )
    const running = new Map<string, RunningServer>()
    const start = async (name: string, main?: string) => {
      const port = places.find((place) => place.name === name)?.port
      const settings = {
        PORT: String(port),
        DATABASE_URL: pgbouncer.urlOf(databaseUrl),
        DATABASE_DIRECT_URL: databaseUrl,
        PREPARED_STATEMENTS: 'off',
        DRAIN: drain,
        TRUST_PROXY: '1',
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'error',
      }
      const server = await startServer(database, standIn, settings, main)
      running.set(name, server)
    }
    const stop = async (name: string) => {
      const server = running.get(name)
      running.delete(name)
      server?.child.kill('SIGTERM')
      return (await server?.ended) ?? { exitCode: null, stderr: 'It did not run.' }
    }
    opened.unshift(() => Promise.all([...running.keys()].map(stop)))
    const names = places.map(({ name }) => name)
    const main = from && join(from, 'packages/server/src/main.ts')
    await Promise.all(names.map((name) => start(name, main)))
    const port = await freePort()
    const config = httpConfig(port, places, checkEvery)
    const haproxy = closeAtEnd(await startHaproxy({ folder, config }), (it) => it.stop())
    const isUp = (name: string) => async () => (await haproxy.states(BACKEND)).get(name) === 'UP'
    for (const name of names) await waitUntil(isUp(name))
    return {
      url: `http://127.0.0.1:${port}`,
      names,
      database,
      standIn,
      async restart(name) {
        const end = await stop(name)
        await start(name)
        await waitUntil(isUp(name))
        return end
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Restarts them one after another, round after round, until it is enough. Returns how many restarts there were. Throws where a server ends with an error. */
export async function restartInTurn(
  { names, restart }: Pick<Servers, 'names' | 'restart'>,
  isEnough: () => boolean,
): Promise<number> {
  for (let restarts = 0; ; ) {
    for (const name of names) {
      const { exitCode, stderr } = await restart(name)
      if (exitCode !== 0 || stderr !== '') throw new Error(`${name} ended with ${exitCode}: ${stderr}`)
      restarts += 1
    }
    if (isEnough()) return restarts
  }
}
