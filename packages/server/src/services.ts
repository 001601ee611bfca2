// The services that features get; main.ts creates the real ones, tests create their own.
import type { WebBuild } from '@lifafa/contract/web-build'
import type { Kysely } from 'kysely'
import type { Connections } from './db/opened-dialect.ts'
import type { Database } from './db/tables.ts'
import type { JobQueue, Jobs } from './jobs/queue.ts'
import type { LiveUpdates } from './live-updates/live-updates.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ProcessMetrics } from './process-metrics.ts'
import type { PaymentProvider } from './provider/provider.ts'
import type { Keys } from './secrets.ts'
import type { ProviderSettings, Settings } from './settings.ts'

export type Services = {
  settings: Settings
  db: Kysely<Database>
  /** Counts the connections to PostgreSQL; undefined if the database is embedded. */
  connections?: (() => Connections) | undefined
  jobs: Jobs
  /** For checks of the books. */
  countJobs: JobQueue['counts']
  /** Told of each new contribution, after its commit. */
  live: LiveUpdates
  mailer: Mailer
  web: WebBuild
  keys: Keys
  provider: PaymentProvider
  providerSettings: ProviderSettings
  /** True with the stand-in in Razorpay's place: pages say so. */
  sandbox: boolean
  /** Updated by all parts of the process, read at /metrics. */
  metrics: ProcessMetrics
  now: () => Date
}
