// Work that follows from an action: taken on in the action's own transaction, done soon after it, tried again when it fails.
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { type ConstructorOptions, fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { raise } from '../alarms.ts'
import type { CodePurpose } from '../db/tables/session-tables.ts'
import type { Database } from '../db/tables.ts'

/** Each kind of job, and what it is told. Never a secret: this is kept in the database in clear. */
export type JobData = {
  'mail-code': { purpose: CodePurpose; email: string }
  /** Jobs from before there were administrators do not say whose `account`: a host's. */
  'mail-password-changed': { email: string; firstName: string; account?: 'host' | 'admin' }
  /** `waitsUntil`: ISO 8601. */
  'mail-upi-id-changed': {
    email: string
    firstName: string
    before: string | null
    after: string | null
    waitsUntil: string | null
  }
  'mail-contact-message': { messageId: string }
  'apply-provider-event': { eventId: string }
  'refund-payment': { refundId: string }
  'mail-payout': { payoutId: string; about: 'waiting' | 'paid' | 'failed' }
}
type JobName = keyof JobData

/** For whatever depends on somebody else: 2 seconds, then twice as long each time up to 4 hours; 18 retries in about a day. */
const RETRY = { retryLimit: 18, retryDelay: 2, retryBackoff: true, retryDelayMax: 4 * 3600 }
/** Twice what our calls allow themselves. A job whose process was killed is missed earlier: pg-boss's shortest heartbeat. */
const EXPIRY = { expireInSeconds: 60, heartbeatSeconds: 10 }
/** How often jobs are looked for whose time or heart has stopped. */
const WATCH = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }
/** How many of a kind a process does at once: an event may ask the provider, a mail server may be slow, and one that waits must not hold up the others. */
const AT_ONCE: Record<JobName, number> = {
  'mail-code': 4,
  'mail-password-changed': 1,
  'mail-upi-id-changed': 1,
  'mail-contact-message': 1,
  'apply-provider-event': 4,
  'refund-payment': 1,
  'mail-payout': 1,
}

/** New jobs are told of at once (NOTIFY), where that is to be had; a retry that has come due is only found by looking. */
const LOOK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

/** Shorter than what the whole process gives itself (main.ts): the database must still be closed after the jobs. */
const STOP_WITHIN_MS = 8_000

const NO_JOB = '00000000-0000-0000-0000-000000000000'

export type JobCount = { labels: { kind: JobName; state: 'waiting' | 'active' | 'failed' }; value: number }

export type Jobs = {
  /** Takes a job on within `trx`: it exists if and only if the action does. */
  add<N extends JobName>(trx: Transaction<Database>, name: N, data: JobData[N]): Promise<void>
  /** Says who does a kind of job; before `start`. A throw means: try again later. */
  work<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>): void
  start(): Promise<void>
  /** Lets what is running finish. */
  stop(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** What is done with jobs as a whole, besides. */
export type JobQueue = Jobs & {
  /** How many of each kind wait, are being done and have failed for good, as of seconds ago. */
  counts(): Promise<JobCount[]>
}

export function openJobs(connection: ConstructorOptions, log: Log): JobQueue {
  const boss = new PgBoss({ ...connection, ...WATCH, useListenNotify: true })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const workers = new Map<JobName, (data: never) => Promise<void>>()

  /** The queue keeps a failure to itself: whoever watches the log must hear of it, loudest when nobody tries again. */
  function tellFailure(
    { name, id, retryCount, retryLimit }: JobWithMetadata<unknown>,
    error: unknown,
  ): never {
    if (retryCount < retryLimit) log.warn({ err: error, name, id }, 'a job failed; it is tried again')
    else raise(log, 'job-failed', { err: error, name, id })
    throw error
  }

  async function startWorker(name: JobName, handle: (data: never) => Promise<void>): Promise<void> {
    let worker: string | undefined
    worker = await boss.work(name, { ...LOOK, includeMetadata: true }, async ([job]) => {
      if (!job) return
      try {
        await handle(job.data as never).catch((error) => tellFailure(job, error))
      } finally {
        // One NOTIFY may stand for many jobs that came together: whoever did one looks for the next at once.
        if (worker) boss.notifyWorker(worker)
      }
    })
  }

  return {
    async add(trx, name, data) {
      await boss.send(name, data, { db: fromKysely(trx) })
    },
    work(name, handle) {
      workers.set(name, handle)
    },
    async start() {
      await boss.start()
      for (const name of Object.keys(AT_ONCE)) {
        await boss.createQueue(name, { ...RETRY, ...EXPIRY, notify: true })
        // pg-boss reads a queue's settings at its first use, on its own connection: done here, since inside a transaction
        // on PGlite, whose one connection that transaction has, it would wait for ever.
        await boss.getJobById(name, NO_JOB)
      }
      for (const [name, handle] of workers)
        for (let lane = 0; lane < AT_ONCE[name]; lane++) await startWorker(name, handle)
    },
    async counts() {
      const queues = await boss.getQueues(Object.keys(AT_ONCE))
      return queues.flatMap(({ name, queuedCount, activeCount, failedCount }) => {
        const kind = name as JobName
        return [
          { labels: { kind, state: 'waiting' as const }, value: queuedCount },
          { labels: { kind, state: 'active' as const }, value: activeCount },
          { labels: { kind, state: 'failed' as const }, value: failedCount },
        ]
      })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
  }
}
