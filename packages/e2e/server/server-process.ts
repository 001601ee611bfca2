// Runs the server as its users do: a process, in sandbox mode, on an empty database.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/free-port.mjs'
import { COMPILE_CACHE } from '../../../tools/processes/our-node.mjs'
import { dropDatabase, onServer, urlOf } from '../../server/src/test/database/database-server.ts'
import type { Server } from './server.ts'
import { QUICK_FLAGS } from './short-lived.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const LATER_CLOCK = new URL('./later-clock.ts', import.meta.url).href
/** The last line that a server prints when it answers. */
const READY = 'Emails we sent'
/** Journeys are many hosts behind one address. */
const RATE_LIMIT_FACTOR = '1000'
const ERROR_LEVEL = 50

const isError = (line: string): boolean => {
  try {
    return JSON.parse(line).level >= ERROR_LEVEL
  } catch {
    return false
  }
}

/** Starts a server; resolves when it answers. Throws with its output where it could not start. */
export async function openServer(settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const { TEST_DATABASE_URL: serverUrl } = process.env
  if (!serverUrl)
    throw new Error('Run journeys with `npm test -- --only=journeys`, which starts a PostgreSQL.')
  const database = `lifafa_journeys_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, (client) => client.query(`create database ${database}`))
  const databaseUrl = urlOf(serverUrl, database)
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-e2e-'))
  const port = await freePort()
  const standInPort = await freePort()
  const env = {
    ...COMPILE_CACHE,
    PORT: String(port),
    SANDBOX_RAZORPAY_PORT: String(standInPort),
    // The clock of a journey's server moves by days, and the stand-in's, which settles, does not.
    SETTLED_WITHIN: '60',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR,
    ...settings,
  }
  let child: ChildProcess | undefined
  let printed: string[] = []
  let errors: string[] = []
  let aheadMs = 0

  function readLine(line: string): void {
    printed.push(line)
    if (isError(line)) errors.push(line)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null) return child?.exitCode ?? 0
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    child = undefined
    return code
  }

  const server: Server = {
    url: `http://localhost:${port}`,
    standInUrl: `http://localhost:${standInPort}`,
    dataDir,
    databaseUrl,
    printed: () => printed.join('\n'),
    takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
    async stop() {
      const code = await end('SIGTERM')
      if (code !== 0) throw new Error(`The server ended with ${code}.\n${server.printed()}`)
    },
    async start(laterMs = 0) {
      aheadMs += laterMs
      printed = []
      const clock = aheadMs > 0 ? ['--import', `${LATER_CLOCK}?ms=${aheadMs}`] : []
      const started = spawn(process.execPath, [...QUICK_FLAGS, ...clock, MAIN], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      await new Promise<void>((resolve, reject) => {
        for (const output of [started.stdout, started.stderr])
          createInterface(output).on('line', (line) => {
            readLine(line)
            if (line.includes(READY)) resolve()
          })
        started.once('exit', () => reject(new Error(`The server did not start.\n${server.printed()}`)))
      })
      const { status } = await fetch(`${server.url}/readyz`)
      if (status !== 200) throw new Error(`/readyz answers ${status}.`)
    },
    async remove() {
      await server.stop().finally(async () => {
        await onServer(serverUrl, (client) => dropDatabase(client, database))
        await rm(dataDir, { recursive: true, force: true })
      })
    },
  }
  await server.start().catch(async (error) => {
    await end('SIGKILL')
    await server.remove()
    throw error
  })
  return server
}
