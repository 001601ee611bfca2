// A deed that is done again and again while the server runs, never twice at once.
import type { FastifyBaseLogger } from 'fastify'

/**
 * Does `deed` at once, without keeping its caller waiting, and again `ms` after each time that it has ended. Its failure
 * is told in the log, and it is done again. `close` lets what is running finish.
 */
export function every(
  ms: number,
  deed: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'error'>,
): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let closed = false
  const run = () => {
    running = deed()
      .then(
        () => {},
        (error) => log.error({ err: error }, 'a recurring deed failed'),
      )
      .then(() => {
        if (!closed) timer = setTimeout(run, ms)
      })
  }
  run()
  return {
    close() {
      closed = true
      clearTimeout(timer)
      return running
    },
  }
}
