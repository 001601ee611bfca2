// Lists the scheduled tasks that pay hosts.
import type { FastifyBaseLogger } from 'fastify'
import type { ScheduledTask, TaskAction } from '../../jobs/scheduled-task.ts'
import type { Services } from '../../services.ts'
import { tellLate, watchLate } from './plan/late-payouts.ts'
import { payHosts } from './plan/pay-hosts.ts'

const MINUTE_MS = 60_000

type Checks = {
  /** Imports contributions that a restored backup lacks; throws ProviderError. */
  findMissingOrders: TaskAction
  /** Sets `metrics.books` to the inconsistencies in our books now. */
  watchBooks: () => Promise<void>
}

export function payoutTasks(
  services: Services,
  log: FastifyBaseLogger,
  { findMissingOrders, watchBooks }: Checks,
): ScheduledTask[] {
  // Restoring a backup needs a restart: once per process is enough.
  let hasLooked = false
  const look = (signal: AbortSignal): Promise<boolean> =>
    findMissingOrders(signal).then(
      () => true,
      (error) => {
        log.warn(
          { err: error },
          'lost orders could not all be looked for and imported; this process sends no payouts until they are',
        )
        return false
      },
    )
  return [
    {
      name: 'payouts',
      everyMs: MINUTE_MS,
      async action(signal) {
        const { metrics } = services
        if (!metrics.books) await watchBooks()
        hasLooked ||= await look(signal)
        // Nothing is sent while the books could not be checked. Those that are wrong are stopped box by box, or all (books/sending-stops).
        const maySend = hasLooked && metrics.books !== undefined
        await payHosts({ ...services, log, signal, maySend })
      },
    },
    { name: 'late payouts', everyMs: 60 * MINUTE_MS, action: watchLate(services, log) },
    {
      name: 'emails about late payouts',
      everyMs: 60 * MINUTE_MS,
      action: (signal) => tellLate(services, signal),
    },
  ]
}
