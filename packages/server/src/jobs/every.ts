// Runs a task at an interval while the server runs; a run that is still going is never started again.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'

/** Shorter than what the whole process gives itself (main.ts): requests and jobs must still end well after it. */
const STOP_WITHIN_MS = 2_000
/** What is done daily, and fails, is not left for a day. */
const AGAIN_AFTER_MS = 5 * 60_000
/** The provider may be ill for a moment: only who fails again is worth waking somebody. */
const FAILURES_UNTIL_ALARM = 2
const LONGEST_MS = 15 * 60_000

/** Told when the process is to end; a long action then takes on nothing more. */
export type RecurringTask = (signal: AbortSignal) => Promise<unknown>

/** `name`: by which an operator knows it. */
export type ScheduledTask = { name: string; everyMs: number; action: RecurringTask }

/**
 * Does `action` at once, without keeping its caller waiting, and again `everyMs` after each time that it has ended. A failure is
 * told in the log, and it is done again; one that fails twice in a row, or runs for longer than a quarter of an hour, is an
 * alarm, once until it has succeeded. `close` lets what is running finish, but does not wait for a slow provider: whatever
 * recurs can be cut off at any moment, as by a crash.
 */
export function every(
  { name, everyMs, action }: ScheduledTask,
  log: Pick<FastifyBaseLogger, 'error'>,
): { close(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let failures = 0
  const fail = (error: unknown): void => {
    failures += 1
    log.error({ err: error }, 'a recurring action failed')
    if (failures === FAILURES_UNTIL_ALARM) raise(log, 'round-failed', { round: name, err: error })
  }
  const run = () => {
    const tooLong = setTimeout(
      () => raise(log, 'round-failed', { round: name, runsForMs: LONGEST_MS }),
      LONGEST_MS,
    ).unref()
    running = action(stopping.signal)
      .then(() => {
        failures = 0
      }, fail)
      .then(() => {
        clearTimeout(tooLong)
        const waitMs = failures === 0 ? everyMs : Math.min(everyMs, AGAIN_AFTER_MS)
        if (!stopping.signal.aborted) timer = setTimeout(run, waitMs)
      })
  }
  run()
  return {
    close() {
      stopping.abort()
      clearTimeout(timer)
      return Promise.race([running, new Promise<void>((done) => setTimeout(done, STOP_WITHIN_MS).unref())])
    },
  }
}
