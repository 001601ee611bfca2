// A deed that is done again and again while the server runs, never twice at once.
import type { FastifyBaseLogger } from 'fastify'

/** Shorter than what the whole process gives itself (main.ts): requests and jobs must still end well after it. */
const STOP_WITHIN_MS = 2_000

/** Told when the process is to end; a long deed then takes on nothing more. */
export type RecurringDeed = (signal: AbortSignal) => Promise<unknown>

/**
 * Does `deed` at once, without keeping its caller waiting, and again `ms` after each time that it has ended. Its failure
 * is told in the log, and it is done again. `close` lets what is running finish, but does not wait for a slow provider:
 * whatever recurs can be cut off at any moment, as by a crash.
 */
export function every(
  ms: number,
  deed: RecurringDeed,
  log: Pick<FastifyBaseLogger, 'error'>,
): { close(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = () => {
    running = deed(stopping.signal)
      .then(
        () => {},
        (error) => log.error({ err: error }, 'a recurring deed failed'),
      )
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(run, ms)
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
