// A real server process that is killed again and again, and restarted at once, as a supervisor would.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { errorTextIn } from './error-text.ts'
import { spawnChild } from './temp-folder.ts'

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const BACKUP_MAIN = fileURLToPath(new URL('../../../server/src/operations/backup/main.ts', import.meta.url))
const LATER_CLOCK = new URL('../../server/later-clock.ts', import.meta.url).href
const READY = 'answers on'
/** A failing start (the database is down) is retried so often before it is given up. */
const START_ATTEMPTS = 40

export interface KillableServer {
  readonly url: string
  readonly dataDir: string
  /** Killed by us; exits by itself while it served, which must never happen; failed starts. */
  readonly counts: { kills: number; deaths: number; failedStarts: number }
  /** How long each start took, in milliseconds. */
  readonly starts: number[]
  /** Its error messages, shortened: each text with its count. */
  readonly errors: Map<string, number>
  /** Starts it, and restarts it where it exits by itself; resolves when it answers. */
  start(): Promise<void>
  /** From the next start on, its clock is so much later. */
  goLater(ms: number): void
  readonly aheadMs: number
  /** Runs `npm run backup` or `npm run restore` (`words`) with its settings and its clock, and with a key of backups. */
  operate(words: readonly string[], backupKey: string): Promise<{ exitCode: number | null; printed: string }>
  /** SIGKILL, then a restart. Resolves when it answers again. */
  killAndRestart(): Promise<void>
  /** Stops it; returns its exit code. */
  stop(): Promise<number | null>
}

export function killableServer(url: string, dataDir: string, env: Record<string, string>): KillableServer {
  const counts = { kills: 0, deaths: 0, failedStarts: 0 }
  const starts: number[] = []
  const errors = new Map<string, number>()
  let child: ChildProcess | undefined
  let ending = false
  let aheadMs = 0

  function readLine(line: string): void {
    const text = errorTextIn(line)
    if (text) errors.set(text, (errors.get(text) ?? 0) + 1)
  }

  const clock = (): Record<string, string> =>
    aheadMs > 0 ? { NODE_OPTIONS: `--import ${LATER_CLOCK}?ms=${aheadMs}` } : {}

  /** True when it answers; false when it ended before that. */
  function spawnOne(): Promise<boolean> {
    const startedAt = performance.now()
    const started = spawnChild(MAIN, [], { ...env, ...clock() })
    child = started
    let isReady = false
    return new Promise((resolve) => {
      for (const output of [started.stdout, started.stderr])
        createInterface(output).on('line', (line) => {
          readLine(line)
          if (!line.includes(READY)) return
          isReady = true
          starts.push(performance.now() - startedAt)
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
    starts,
    errors,
    start() {
      ending = false
      return start()
    },
    goLater(ms) {
      aheadMs += ms
    },
    get aheadMs() {
      return aheadMs
    },
    async operate(words, backupKey) {
      const command = spawnChild(BACKUP_MAIN, words, { ...env, ...clock(), BACKUP_KEY: backupKey })
      const ended = once(command, 'exit')
      const printed = await Promise.all([text(command.stdout), text(command.stderr)])
      const [exitCode] = await ended
      return { exitCode, printed: printed.join('') }
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
