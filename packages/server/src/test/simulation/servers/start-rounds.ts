// Starts the scheduled tasks of money in a process of the simulation, and repeats them.
import { watchBooks } from '../../../background/watch-books.ts'
import { findMissingOrders, paymentTasks } from '../../../features/payments/scheduled-tasks.ts'
import { payoutTasks } from '../../../features/payouts/scheduled-tasks.ts'
import { settlementTasks } from '../../../features/settlements/scheduled-tasks.ts'
import type { Services } from '../../../services.ts'
import type { AlarmLog } from '../checks/alarm-log.ts'
import type { World } from '../world.ts'
import type { Process } from './process.ts'

const HOUR_MS = 60 * 60_000

type Deps = { process: Process; world: World; log: AlarmLog['log'] }

export function startRounds(services: Services, { process, world, log }: Deps): void {
  const rounds = [
    ...paymentTasks(services, log),
    ...settlementTasks(services, log),
    ...payoutTasks(services, log, {
      findMissingOrders: findMissingOrders(services, log),
      watchBooks: () => watchBooks(services, log),
    }),
    { everyMs: HOUR_MS, action: () => watchBooks(services, log) },
  ]
  for (const { everyMs, action } of rounds)
    world.start(async () => {
      for (;;) {
        // A failed run is logged, and repeated (jobs/scheduled-task.ts).
        await action(new AbortController().signal).catch((error) => log.warn({ err: error }))
        await process.sleep(Math.max(everyMs, world.restMs), 'begins a round')
      }
    })
}
