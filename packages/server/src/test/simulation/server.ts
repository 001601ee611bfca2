// Two server processes on one database: the real deeds, rounds and jobs of payments, begun again after each crash.
import { pino } from 'pino'
import { paymentJobs } from '../../features/payments/jobs.ts'
import { paymentRounds } from '../../features/payments/rounds.ts'
import type { JobData, Jobs } from '../../jobs/queue.ts'
import type { PaymentProvider } from '../../payments/provider.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../../settings.ts'
import type { SimulatedDatabase } from './database.ts'
import { flakyProvider } from './flaky-provider.ts'
import { ConnectionLost, type Process, startProcess } from './process.ts'
import type { World } from './world.ts'

export const KEY_SECRET = 'a secret of the simulation'
const SETTINGS = readSettings({})
const log = pino({ level: 'silent' })

const BACK_AFTER_MS = 10_000
const IDLE_MS = 3_000
const WORKERS = 2

type PaymentServices = Pick<
  Services,
  'db' | 'jobs' | 'provider' | 'providerSettings' | 'settings' | 'now'
> & { log: typeof log }

export type Servers = {
  /** One of the processes does it and answers, or ends before it has answered: then ConnectionLost. */
  ask<T>(deed: (services: PaymentServices & { at: Date }) => Promise<T>): Promise<T>
  /** Ends all of them; they begin again. */
  killAll(): void
}

export function startServers(world: World, database: SimulatedDatabase, api: PaymentProvider): Servers {
  const running = new Map<Process, PaymentServices>()

  /** As long as the world goes on, one process after the other has this name. */
  async function keepRunning(name: string): Promise<void> {
    for (;;) {
      const process = startProcess(world, name)
      const services = servicesOf(process, world, database, api)
      running.set(process, services)
      await process.ended
      running.delete(process)
      await world.sleep(world.random.below(BACK_AFTER_MS), `${name} is started again`)
    }
  }
  for (const name of ['server A', 'server B']) world.start(() => keepRunning(name))

  return {
    async ask(deed) {
      const [first, ...others] = running
      if (!first) throw new ConnectionLost()
      const [process, services] = world.random.pick([first, ...others])
      return process.answer(() => deed({ ...services, at: services.now() }))
    },
    killAll() {
      for (const process of running.keys()) void process.crash('from outside')
    },
  }
}

function servicesOf(
  process: Process,
  world: World,
  database: SimulatedDatabase,
  api: PaymentProvider,
): PaymentServices {
  const handlers = new Map<keyof JobData, (data: never) => Promise<void>>()
  const jobs: Jobs = {
    async add(_trx, name, data) {
      database.jobs.add({ name, data, dueAt: world.now().getTime(), tries: 0 })
    },
    work: (name, handle) => void handlers.set(name, handle),
    start: async () => {},
    stop: async () => {},
  }
  const services = {
    db: database.openFor(process, world),
    jobs,
    provider: flakyProvider(api, process, world),
    providerSettings: {
      keyId: 'rzp_test_simulated',
      keySecret: KEY_SECRET,
      webhookSecrets: [],
      apiUrl: '',
      checkoutUrl: '',
      payoutAccount: undefined,
    },
    settings: SETTINGS,
    now: world.now,
    log,
  }
  // Pages and letters, which the rest of the services are for, have no part in this.
  const whole = services as unknown as Services
  paymentJobs(whole, log, async () => 'ignored')

  async function work(): Promise<void> {
    for (;;) {
      await process.sleep(world.random.below(IDLE_MS), 'looks for jobs')
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
  for (const { everyMs, deed } of paymentRounds(whole, log))
    world.start(async () => {
      for (;;) {
        // What fails is told in the log, and is done again (jobs/every.ts).
        await deed(new AbortController().signal).catch(() => {})
        await process.sleep(everyMs, 'begins a round')
      }
    })
  return services
}
