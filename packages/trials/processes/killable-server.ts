// A real server process that is killed again and again, and restarted at once, as a supervisor would.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE } from '../../../tools/processes/our-node.mjs'
import { SECRET_KEY } from '../../e2e/admin/administrator.ts'
import { QUICK_FLAGS } from '../../e2e/server/short-lived.ts'
import { serverEnv } from '../../server/src/test/servers/running-server.ts'
// A signal ends us with what we have started.
import './start-program.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const LATER_CLOCK = new URL('../../e2e/server/later-clock.ts', import.meta.url).href
const READY = 'answers on'
const ERROR_LEVEL = 50
/** A failing start (the database is down) is retried so often before it is given up. */
const START_ATTEMPTS = 40

export interface KillableServer {
  readonly url: string
  readonly dataDir: string
  /** Killed by us; exits by itself while it served, which must never happen; failed starts. */
  readonly counts: { kills: number; deaths: number; failedStarts: number }
  /** Its error messages, shortened: each text with its count. */
  readonly errors: Map<string, number>
  /** Starts it, and restarts it where it exits by itself; resolves when it answers. */
  start(): Promise<void>
  /** From the next start on, its clock is so much later. */
  goLater(ms: number): void
  /** SIGKILL, then a restart. Resolves when it answers again. */
  killAndRestart(): Promise<void>
  /** Stops it; returns its exit code. */
  stop(): Promise<number | null>
}

type Options = {
  port: number
  dataDir: string
  databaseUrl: string
  standInUrl: string
  /** Further settings; they prevail. */
  settings?: Record<string, string>
}

/** It is not started yet. */
export function killableServer({
  port,
  dataDir,
  databaseUrl,
  standInUrl,
  settings,
}: Options): KillableServer {
  const url = `http://127.0.0.1:${port}`
  const env: Record<string, string> = {
    ...serverEnv({ databaseUrl, dataDir }, { url: standInUrl, checkoutUrl: `${standInUrl}/v1/checkout.js` }),
    ...{ PORT: String(port), HOST: '127.0.0.1' },
    ...{ PAYOUTS: 'on', PAYOUT_ACCOUNT: '7878780080316316' },
    TOKEN_SECRET: 'sessions outlive a server that is killed',
    ADMIN_SECRET_KEY: SECRET_KEY,
    RATE_LIMIT_FACTOR: '100000',
    ...COMPILE_CACHE,
    ...settings,
  }
  const counts = { kills: 0, deaths: 0, failedStarts: 0 }
  const errors = new Map<string, number>()
  let child: ChildProcess | undefined
  let ending = false
  let aheadMs = 0
  process.once('exit', () => child?.kill('SIGKILL'))

  function noteErrorIn(line: string): void {
    const text = errorTextIn(line)
    if (text) errors.set(text, (errors.get(text) ?? 0) + 1)
  }

  /** True when it answers; false when it ended before that. */
  function spawnOne(): Promise<boolean> {
    const clock = aheadMs > 0 ? ['--import', `${LATER_CLOCK}?ms=${aheadMs}`] : []
    const started = spawn(process.execPath, [...QUICK_FLAGS, ...clock, MAIN], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    let isReady = false
    return new Promise((resolve) => {
      for (const output of [started.stdout, started.stderr])
        createInterface(output).on('line', (line) => {
          noteErrorIn(line)
          if (!line.includes(READY)) return
          isReady = true
          resolve(true)
        })
      started.once('exit', (_code, signal) => {
        resolve(false)
        if (isReady && !ending && signal !== 'SIGKILL') {
          counts.deaths += 1
          start().catch(() => {})
        }
      })
    })
  }

  async function start(): Promise<void> {
    for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
      if (await spawnOne()) return
      counts.failedStarts += 1
      await delay(250)
    }
    throw new Error(`${url} does not start: ${[...errors.keys()].slice(-3).join(' | ')}`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  return {
    url,
    dataDir,
    counts,
    errors,
    start() {
      ending = false
      return start()
    },
    goLater(ms) {
      aheadMs += ms
    },
    async killAndRestart() {
      if (ending) return
      counts.kills += 1
      await end('SIGKILL')
      await start()
    },
    async stop() {
      ending = true
      return end('SIGTERM')
    },
  }
}

/** The error text of a line of the log; ids are removed, so that equal errors are counted together. */
function errorTextIn(line: string): string | undefined {
  if (!line.startsWith('{')) return /could not start|stood still|^\S*Error/.test(line) ? line : undefined
  try {
    const { level, msg, err } = JSON.parse(line)
    if (level < ERROR_LEVEL) return undefined
    return [msg, err?.code, err?.message]
      .filter(Boolean)
      .join(': ')
      .replace(/\w*\d\w*[-\w]*/g, '…')
      .slice(0, 160)
  } catch {
    return undefined
  }
}
