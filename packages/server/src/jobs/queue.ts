// Work that follows from a deed: taken on in the deed's own transaction, done soon after it, tried again when it fails.
import type { Transaction } from 'kysely'
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import type { CodePurpose, Database } from '../db/tables.ts'

/** Each kind of job, and what it is told. Never a secret: this is kept in the database in clear. */
export type JobData = {
  'mail-code': { purpose: CodePurpose; email: string }
  'mail-password-changed': { email: string; firstName: string }
  'apply-provider-event': { eventId: string }
  'refund-payment': { refundId: string }
}
type JobName = keyof JobData

/** Retries and their back-off: about 12 tries over a day for whatever depends on somebody else. */
const RETRY = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 4 * 3600 }
const QUEUES: Record<JobName, object> = {
  'mail-code': RETRY,
  'mail-password-changed': RETRY,
  'apply-provider-event': RETRY,
  'refund-payment': RETRY,
}

const NO_JOB = '00000000-0000-0000-0000-000000000000'

export type Jobs = {
  /** Takes a job on within `trx`: it exists if and only if the deed does. */
  add<N extends JobName>(trx: Transaction<Database>, name: N, data: JobData[N]): Promise<void>
  /** Says who does a kind of job; before `start`. A throw means: try again later. */
  work<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>): void
  start(): Promise<void>
  /** Lets what is running finish. */
  stop(): Promise<void>
}

type Log = { error(details: object, message: string): void }
type Connection = Pick<ConstructorOptions, 'db' | 'connectionString' | 'backend'>

export function openJobs(connection: Connection, log: Log): Jobs {
  const boss = new PgBoss({ ...connection, max: 4, useListenNotify: true })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const workers = new Map<JobName, (data: never) => Promise<void>>()

  return {
    async add(trx, name, data) {
      await boss.send(name, data, { db: fromKysely(trx) })
    },
    work(name, handle) {
      workers.set(name, handle)
    },
    async start() {
      await boss.start()
      for (const [name, options] of Object.entries(QUEUES)) {
        await boss.createQueue(name, { ...options, notify: true })
        // pg-boss reads a queue's settings at its first use, on its own connection: done here, since inside a transaction
        // on PGlite, whose one connection that transaction has, it would wait for ever.
        await boss.getJobById(name, NO_JOB)
      }
      for (const [name, handle] of workers)
        await boss.work(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
          if (job) await handle(job.data as never)
        })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
