// A real server process that is killed again and again, and started again at once, as whoever runs it would.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnChild } from './temp-folder.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const LATER_CLOCK = new URL('../server/later-clock.ts', import.meta.url).href
const READY = 'answers on'
const ERROR_LEVEL = 50
/** A start that fails (the database is away) is tried again so often before it is given up. */
const START_ATTEMPTS = 40

export interface KillableServer {
  readonly url: string
  readonly dataDir: string
  /** Killed by us; ended by itself while it served, which it must never do; starts that came to nothing. */
  readonly counts: { kills: number; deaths: number; failedStarts: number }
  /** What it said of errors, shortened: each text with how often it came. */
  readonly complaints: Map<string, number>
  /** Starts it, again and again where it ends by itself; resolves when it answers. */
  start(): Promise<void>
  /** Whenever it is started from now on, its clock is so much later. */
  goLater(ms: number): void
  /** SIGKILL; then it is started again. Resolves when it answers again. */
  killAndRestart(): Promise<void>
  /** Asks it to end; answers its exit code. */
  stop(): Promise<number | null>
}

export function killableServer(url: string, dataDir: string, env: Record<string, string>): KillableServer {
  const counts = { kills: 0, deaths: 0, failedStarts: 0 }
  const complaints = new Map<string, number>()
  let child: ChildProcess | undefined
  let ending = false
  let aheadMs = 0

  function hear(line: string): void {
    const text = complaintIn(line)
    if (text) complaints.set(text, (complaints.get(text) ?? 0) + 1)
  }

  /** True when it answers; false when it ended before it did. */
  function spawnOne(): Promise<boolean> {
    const clock: Record<string, string> =
      aheadMs > 0 ? { NODE_OPTIONS: `--import ${LATER_CLOCK}?ms=${aheadMs}` } : {}
    const started = spawnChild(MAIN, [], { ...env, ...clock })
    child = started
    let isReady = false
    return new Promise((resolve) => {
      for (const output of [started.stdout, started.stderr])
        createInterface(output).on('line', (line) => {
          hear(line)
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
    throw new Error(`${url} does not start: ${[...complaints.keys()].slice(-3).join(' | ')}`)
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
    complaints,
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

/** The sentence of a line that tells of an error; ids are left out, so that like counts with like. */
function complaintIn(line: string): string | undefined {
  if (!line.startsWith('{'))
    return line.includes('could not start') || /^\S*Error/.test(line) ? line : undefined
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
