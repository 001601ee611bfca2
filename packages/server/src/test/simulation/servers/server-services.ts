// The real actions, scheduled tasks and jobs of money, as one process of the simulation runs them.
import { watchBooks } from '../../../background/watch-books.ts'
import { paymentJobs } from '../../../features/payments/jobs.ts'
import { findMissingOrders, paymentTasks } from '../../../features/payments/scheduled-tasks.ts'
import { applyPayout } from '../../../features/payouts/apply/apply-payout.ts'
import { payoutJobs } from '../../../features/payouts/jobs.ts'
import { payoutTasks } from '../../../features/payouts/scheduled-tasks.ts'
import { applySettlement } from '../../../features/settlements/fetch/sync-settlements.ts'
import { settlementTasks } from '../../../features/settlements/scheduled-tasks.ts'
import type { JobData } from '../../../jobs/job-kinds.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { noFiguresYet } from '../../../process-figures.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import type { Services } from '../../../services.ts'
import type { AlarmLog } from '../checks/alarm-log.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import { flakyCalls } from '../provider/flaky-provider.ts'
import type { ProviderModel } from '../provider/provider-model.ts'
import type { World } from '../world.ts'
import type { Process } from './process.ts'
import { SETTINGS, type Setup } from './setup.ts'

const IDLE_MS = 3_000
const WORKERS = 2
const HOUR_MS = 60 * 60_000

export type MoneyServices = Pick<
  Services,
  'db' | 'jobs' | 'provider' | 'providerSettings' | 'settings' | 'now'
> & {
  log: AlarmLog['log']
}

export type Deps = {
  world: World
  database: SimulatedDatabase
  provider: ProviderModel
  setup: Setup
  alarms: AlarmLog
}

export function servicesOf(
  process: Process,
  { world, database, provider, setup, alarms: { log } }: Deps,
  skewMs: number,
): MoneyServices {
  const handlers = new Map<keyof JobData, (data: never) => Promise<void>>()
  const jobs: Jobs = {
    async add(_trx, name, data) {
      database.jobs.add({ name, data, dueAt: world.now().getTime(), tries: 0 })
    },
    work: (name, handle) => void handlers.set(name, handle),
    start: async () => {},
    stop: async () => {},
  }
  const providerSettings = {
    ...structuredClone(setup),
    keyId: 'rzp_test_simulated',
    apiUrl: '',
    checkoutUrl: '',
  }
  const services = {
    db: database.openFor(process, world),
    jobs,
    provider: providerClient(providerSettings, undefined, flakyCalls(provider, process, world)),
    providerSettings,
    settings: SETTINGS,
    mailer: { send: async () => {} },
    figures: noFiguresYet(),
    now: () => new Date(world.now().getTime() + skewMs),
    log,
  }
  // Pages, which need the remaining services, play no part here.
  const whole = services as unknown as Services
  paymentJobs(whole, log, {
    applyPayout: (payout) => applyPayout({ ...services, now: services.now(), log }, payout),
    applySettlement: (id) =>
      applySettlement({ ...services, now: services.now(), signal: new AbortController().signal }, id),
  })
  payoutJobs(whole)

  async function work(): Promise<void> {
    for (;;) {
      await process.sleep(world.random.below(Math.max(IDLE_MS, world.restMs)), 'looks for jobs')
      for (;;) {
        const job = database.jobs.take(world.now(), world.random)
        if (!job) break
        await process.turn(`does ${job.name} ${JSON.stringify(job.data)}`)
        const isDone = await Promise.resolve(handlers.get(job.name)?.(job.data as never)).then(
          () => true,
          () => false,
        )
        if (isDone) database.jobs.done(job)
        else database.jobs.failed(job, world.now())
      }
    }
  }
  for (let worker = 0; worker < WORKERS; worker++) world.start(work)
  const rounds = [
    ...paymentTasks(whole, log),
    ...settlementTasks(whole, log),
    ...payoutTasks(whole, log, {
      findMissingOrders: findMissingOrders(whole, log),
      watchBooks: () => watchBooks(whole, log),
    }),
    { everyMs: HOUR_MS, action: () => watchBooks(whole, log) },
  ]
  for (const { everyMs, action } of rounds)
    world.start(async () => {
      for (;;) {
        // A failed run is logged, and repeated (jobs/scheduled-task.ts).
        await action(new AbortController().signal).catch((error) => log.warn({ err: error }))
        await process.sleep(Math.max(everyMs, world.restMs), 'begins a round')
      }
    })
  return services
}
