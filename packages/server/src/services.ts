// What the features are given to work with; main.ts makes the real ones, tests make theirs.
import type { WebBuild } from '@lifafa/contract/web-build'
import type { Kysely } from 'kysely'
import type { Database } from './db/tables.ts'
import type { Jobs } from './jobs/queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Razorpay } from './payments/razorpay.ts'
import type { Keys } from './secrets.ts'
import type { RazorpaySettings, Settings } from './settings.ts'

export type Services = {
  settings: Settings
  db: Kysely<Database>
  jobs: Jobs
  mailer: Mailer
  web: WebBuild
  keys: Keys
  razorpay: Razorpay
  razorpaySettings: RazorpaySettings
  /** True with the stand-in in Razorpay's place: pages say so. */
  sandbox: boolean
  now: () => Date
}
