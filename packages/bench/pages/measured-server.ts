// Runs the real server as a process in sandbox mode, and measures its processor time.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/free-port.mjs'
import { openTestDatabase } from '../../server/src/test/database.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const PROBE = new URL('./probe.ts', import.meta.url).href
/** A page is measured, not its refusal. */
const RATE_LIMIT_FACTOR = '1000'

export interface MeasuredServer {
  url: string
  /** The path of the sandbox's event box, as a guest opens it. */
  guestPath: string
  /** Milliseconds of processor time since its start, of all threads. */
  processorMs(): Promise<number>
  stop(): Promise<void>
}

async function guestPathIn(server: ChildProcess): Promise<string> {
  if (server.stdout)
    for await (const line of createInterface(server.stdout)) {
      const [path] = /\/contribute\/\w+/.exec(line) ?? []
      if (path) return path
    }
  throw new Error('The server did not start.')
}

export async function startMeasuredServer(): Promise<MeasuredServer> {
  const database = await openTestDatabase()
  const [port, sandboxPort] = [String(await freePort()), String(await freePort())]
  const server = spawn(process.execPath, ['--import', PROBE, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: port,
      SANDBOX_RAZORPAY_PORT: sandboxPort,
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: database.dataDir,
      RATE_LIMIT_FACTOR,
      LOG_LEVEL: 'error',
    },
  })
  process.once('exit', () => server.kill('SIGKILL'))
  return {
    url: `http://127.0.0.1:${port}`,
    guestPath: await guestPathIn(server),
    async processorMs() {
      const answer = once(server, 'message')
      server.send('how much')
      const [{ user, system }] = (await answer) as [NodeJS.CpuUsage]
      return (user + system) / 1000
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await database.close()
    },
  }
}
