// Two server processes on one database, restarted after each crash: with the real writes, scheduled tasks and jobs of money.
import { watchBooks } from '../../../background/watch-books.ts'
import { readBoxMoney } from '../../../features/box-money/reads.ts'
import { paymentJobs } from '../../../features/payments/jobs.ts'
import { findMissingOrders, paymentTasks } from '../../../features/payments/scheduled-tasks.ts'
import { applyPayoutEvent } from '../../../features/payouts/channels/provider/submit.ts'
import { payoutJobs } from '../../../features/payouts/jobs.ts'
import { payoutTasks } from '../../../features/payouts/scheduled-tasks.ts'
import { applySettlement } from '../../../features/settlements/fetch/sync-settlements.ts'
import { settlementTasks } from '../../../features/settlements/scheduled-tasks.ts'
import type { JobData } from '../../../jobs/job-kinds.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import { noMetricsYet } from '../../../process-metrics.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import type { Services } from '../../../services.ts'
import { type ProviderSettings, readSettings } from '../../../settings.ts'
import { applyUpiIdCheckEvent } from '../../../upi-id-checks/apply-check.ts'
import type { AlarmLog } from '../checks/alarm-log.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import { flakyCalls } from '../provider/flaky-calls.ts'
import { KEY_ID, type Provider } from '../provider/provider.ts'
import type { World } from '../world.ts'
import { ConnectionLost, type Process, startProcess } from './process.ts'

const HOUR_MS = 60 * 60_000
const BACK_AFTER_MS = 10_000
/** The clocks of two machines differ. */
const SKEW_MS = 5_000
const IDLE_MS = 3_000
const WORKERS = 2

const SETTINGS = readSettings({})

/** The configuration of processes that start next: a change is followed by a restart. */
export type Setup = Pick<ProviderSettings, 'keySecret' | 'payoutAccount' | 'payoutMode'> & {
  webhookSecrets: string[]
  oldKeySecrets: string[]
}

type MoneyServices = Pick<
  Services,
  'db' | 'jobs' | 'live' | 'provider' | 'providerSettings' | 'settings' | 'now'
> & { log: AlarmLog['log'] }

/** `at`: now, by the clock of the process. */
export type AskedServices = MoneyServices & { at: Date }

export type Servers = {
  /** One of the processes runs the action and answers, or ends before it has answered: then ConnectionLost. */
  ask<T>(action: (services: AskedServices) => Promise<T>): Promise<T>
  /** Ends all of them; they start again. */
  killAll(): void
}

type Deps = {
  world: World
  database: SimulatedDatabase
  provider: Provider
  setup: Setup
  alarms: AlarmLog
}

export function startServers(deps: Deps): Servers {
  const { world } = deps
  const running = new Map<Process, MoneyServices>()

  /** As long as the world goes on, one process after the other has this name. */
  async function keepRunning(name: string, skewMs: number): Promise<void> {
    for (;;) {
      const process = startProcess(world, name)
      const services = startServices(process, deps, skewMs)
      running.set(process, services)
      await process.ended
      running.delete(process)
      await world.sleep(world.random.below(BACK_AFTER_MS), `${name} is started again`)
    }
  }
  for (const name of ['server A', 'server B']) {
    const skewMs = world.random.below(2 * SKEW_MS) - SKEW_MS
    world.start(() => keepRunning(name, skewMs))
  }

  return {
    async ask(action) {
      const [first, ...others] = running
      if (!first) throw new ConnectionLost()
      const [process, services] = world.random.pick([first, ...others])
      return process.answer(() => action({ ...services, at: services.now() }))
    },
    killAll() {
      for (const process of running.keys()) void process.crash('from outside')
    },
  }
}

type Handlers = Map<keyof JobData, (data: never) => Promise<void>>

function startServices(process: Process, deps: Deps, skewMs: number): MoneyServices {
  const { world, database, provider, setup, alarms } = deps
  const { log } = alarms
  const handlers: Handlers = new Map()
  const jobs: Jobs = {
    async add(_trx, name, data) {
      const now = world.now().getTime()
      database.jobs.add({ name, data, addedAt: now, dueAt: now, tries: 0 })
    },
    work: (name, handle) => void handlers.set(name, handle),
    start: async () => {},
    stop: async () => {},
  }
  const providerSettings = { ...structuredClone(setup), keyId: KEY_ID, apiUrl: '', checkoutUrl: '' }
  const services = {
    db: database.openFor(process, world),
    jobs,
    live: updatesOfThisServer(),
    provider: providerClient(providerSettings, undefined, flakyCalls(provider, process, world)),
    providerSettings,
    settings: SETTINGS,
    mailer: { send: async () => {} },
    metrics: noMetricsYet(),
    now: () => new Date(world.now().getTime() + skewMs),
    log,
  }
  // Pages, which need the remaining services, play no part here.
  const whole = services as unknown as Services
  paymentJobs(whole, log, {
    applyLinkedAccount: async () => 'ignored',
    applyPayout: (id) => applyPayoutEvent({ ...services, now: services.now(), log }, id),
    applyUpiIdCheck: (id) => applyUpiIdCheckEvent({ ...services, now: services.now() }, id),
    applySettlement: (id) =>
      applySettlement({ ...services, now: services.now(), signal: new AbortController().signal }, id),
  })
  payoutJobs(whole, readBoxMoney)
  for (let worker = 0; worker < WORKERS; worker++) world.start(() => work(handlers, process, deps))
  startTasks(whole, process, deps)
  return services
}

/** Takes jobs from the queue and does them. */
async function work(handlers: Handlers, process: Process, { world, database }: Deps): Promise<void> {
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

function startTasks(services: Services, process: Process, { world, alarms: { log } }: Deps): void {
  const watch = { everyMs: HOUR_MS, action: () => watchBooks(services, log) }
  const tasks = [
    ...paymentTasks(services, log),
    ...settlementTasks(services, log),
    ...payoutTasks(services, log, {
      findMissingOrders: findMissingOrders(services, log),
      watchBooks: watch.action,
    }),
    watch,
  ]
  for (const { everyMs, action } of tasks)
    world.start(async () => {
      for (;;) {
        // A failed run is logged, and repeated (jobs/scheduled-task.ts).
        await action(new AbortController().signal).catch((error) => log.warn({ err: error }))
        await process.sleep(Math.max(everyMs, world.restMs), 'begins a round')
      }
    })
}
