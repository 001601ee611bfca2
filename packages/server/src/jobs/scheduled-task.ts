// Runs a task at an interval while the server runs; a run that is still going is never started again.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'

/** Shorter than the time that the whole process has (main.ts): requests and jobs end after the tasks. */
const STOP_WITHIN_MS = 2_000
/** A daily task that failed is retried after this, not after a day. */
const AGAIN_AFTER_MS = 5 * 60_000
/** The provider may be unavailable for a moment: only a second failure is worth an alarm. */
const FAILURES_UNTIL_ALARM = 2
const LONGEST_MS = 15 * 60_000

/** `signal` is aborted when the process ends; a long run then starts no more work. */
export type TaskAction = (signal: AbortSignal) => Promise<unknown>

/** `name`: the name in logs and alarms. */
export type ScheduledTask = { name: string; everyMs: number; action: TaskAction }

/**
 * Runs `action` at once, without delaying its caller, and again `everyMs` after the end of each run. A failed run is logged
 * as a warning, and repeated; two failures in a row, or a run of more than a quarter of an hour, raise an alarm, once until a run succeeds.
 * `close` lets a run finish, but does not wait for a slow provider: a scheduled task may be cut off at any moment, as by a
 * crash.
 */
export function startScheduledTask(
  { name, everyMs, action }: ScheduledTask,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): { close(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let failures = 0
  const fail = (error: unknown): void => {
    failures += 1
    if (failures === FAILURES_UNTIL_ALARM) raise(log, 'round-failed', { round: name, err: error })
    else log.warn({ round: name, reason: String(error) }, 'a scheduled task failed; it is tried again')
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
