// Opens the services of one process of the simulation, and starts its workers and scheduled tasks.
import { paymentJobs } from '../../../features/payments/jobs.ts'
import { payoutJobs } from '../../../features/payouts/jobs.ts'
import { applyPayoutEvent } from '../../../features/payouts/send/sync-payout.ts'
import { applySettlement } from '../../../features/settlements/fetch/sync-settlements.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import { noFiguresYet } from '../../../process-figures.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import type { Services } from '../../../services.ts'
import { applyUpiIdCheckEvent } from '../../../upi-id-checks/apply-check.ts'
import type { AlarmLog } from '../checks/alarm-log.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import { flakyCalls } from '../provider/flaky-provider.ts'
import type { ProviderModel } from '../provider/provider-model.ts'
import type { World } from '../world.ts'
import type { Process } from './process.ts'
import { SETTINGS, type Setup } from './setup.ts'
import { startRounds } from './start-rounds.ts'
import { type Handlers, startWorkers } from './start-workers.ts'

export type MoneyServices = Pick<
  Services,
  'db' | 'jobs' | 'live' | 'provider' | 'providerSettings' | 'settings' | 'now'
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
  const handlers: Handlers = new Map()
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
    live: updatesOfThisServer(),
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
    applyLinkedAccount: async () => 'ignored',
    applyPayout: (id) => applyPayoutEvent({ ...services, now: services.now(), log }, id),
    applyUpiIdCheck: (id) => applyUpiIdCheckEvent({ ...services, now: services.now() }, id),
    applySettlement: (id) =>
      applySettlement({ ...services, now: services.now(), signal: new AbortController().signal }, id),
  })
  payoutJobs(whole)

  startWorkers(handlers, { process, world, database })
  startRounds(whole, { process, world, log })
  return services
}
