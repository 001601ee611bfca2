// The job queue: work that an action adds in its own transaction, done soon after the commit, with retries.
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type ConstructorOptions, fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { raise } from '../alarms.ts'
import type { Database } from '../db/tables.ts'
import { boundLines } from '../http/bounded-log.ts'
import { loggedError } from '../tracing/logged-error.ts'
import { currentRequestId, forRequest } from '../tracing/request-id.ts'
import { AT_ONCE, type JobData, type JobName } from './job-kinds.ts'

/** For jobs that depend on an external system: 2 seconds, then twice as long each time up to 4 hours; 18 retries in about a day. */
const RETRY = { retryLimit: 18, retryDelay: 2, retryBackoff: true, retryDelayMax: 4 * 3600 }
/** Twice the timeout of our calls. A job whose process was killed is noticed earlier, by pg-boss's shortest heartbeat. */
const EXPIRY = { expireInSeconds: 60, heartbeatSeconds: 10 }
/** How often jobs are looked for that have expired or whose heartbeat stopped. */
const WATCH = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

/** New jobs are announced at once (NOTIFY), where the database supports it; a retry that is due is only found by polling. */
const LOOK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

/** Shorter than the time that the whole process has (main.ts): the database is closed after the jobs. */
const STOP_WITHIN_MS = 8_000

/** Lines of one code: while the database is away, each of twenty workers fails every two seconds. */
const ERRORS_A_MINUTE = 1

const NO_JOB = '00000000-0000-0000-0000-000000000000'

export type JobCount = { labels: { kind: JobName; state: 'waiting' | 'active' | 'failed' }; value: number }

export type Jobs = {
  /** Adds a job within `trx`: it exists if and only if the transaction is committed. */
  add<N extends JobName>(trx: Transaction<Database>, name: N, data: JobData[N]): Promise<void>
  /** Registers the handler of a kind of job; before `start`. A throw means: retry later. */
  work<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>): void
  start(): Promise<void>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** Operations on jobs as a whole. */
export type JobQueue = Jobs & {
  /** How many of each kind wait, run and have failed for good, as of seconds ago. */
  counts(): Promise<JobCount[]>
}

export function openJobs(connection: ConstructorOptions, log: Log): JobQueue {
  const boss = new PgBoss({ ...connection, ...WATCH, useListenNotify: true })
  const inBounds = boundLines(ERRORS_A_MINUTE, (code, leftOut) =>
    log.error({ code, leftOut }, 'the job queue failed more often in this minute'),
  )
  boss.on('error', (error) =>
    inBounds(String((error as NodeJS.ErrnoException).code), () =>
      log.error({ err: error }, 'the job queue failed; it tries again'),
    ),
  )
  const workers = new Map<JobName, (data: never) => Promise<void>>()

  /** pg-boss does not log failures: a retried one is a warning, one without retries left an alarm. */
  function tellFailure(
    { name, id, retryCount, retryLimit }: JobWithMetadata<unknown>,
    error: unknown,
  ): never {
    if (retryCount < retryLimit) log.warn({ err: error, name, id }, 'a job failed; it is tried again')
    else raise(log, 'job-failed', { err: error, name, id })
    // The queue keeps it for a week, with all that a mail server or PostgreSQL has added.
    throw new Error((loggedError(error) as Error).message)
  }

  async function startWorker(name: JobName, handle: (data: never) => Promise<void>): Promise<void> {
    let worker: string | undefined
    worker = await boss.work(name, { ...LOOK, includeMetadata: true }, async ([job]) => {
      if (!job) return
      try {
        await followOrigin(job.data as object, () =>
          handle(job.data as never).catch((error) => tellFailure(job, error)),
        )
      } finally {
        // One NOTIFY may stand for many jobs that came together: a worker that finished one polls for the next at once.
        if (worker) boss.notifyWorker(worker)
      }
    })
  }

  return {
    async add(trx, name, data) {
      await boss.send(name, withOrigin(data), { db: fromKysely(trx) })
    },
    work(name, handle) {
      workers.set(name, handle)
    },
    async start() {
      await boss.start()
      for (const name of Object.keys(AT_ONCE)) {
        await boss.createQueue(name, { ...RETRY, ...EXPIRY, notify: true })
        // pg-boss reads a queue's settings at its first use, on its own connection. Inside a transaction on
        // PGlite, which holds the only connection, that would wait for ever.
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
      // Workers say when their job has ended; pg-boss's own stop looks only every half second.
      const ended = Promise.all([...workers.keys()].map((name) => boss.offWork(name)))
      await Promise.race([ended, delay(STOP_WITHIN_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

type Followed = { follows?: { request: string } }

/** `data` with what is under way now. */
function withOrigin<D extends object>(data: D): D & Followed {
  const request = currentRequestId()
  return request === undefined ? data : { ...data, follows: { request } }
}

/** Runs the handler of a job for the request that its data name. */
function followOrigin<T>(data: object, work: () => Promise<T>): Promise<T> {
  const { follows } = data as Followed
  return follows ? forRequest(follows.request, work) : work()
}

/** For how many seconds the oldest due job of each kind has been waiting, 0 if none is due; by the clock of the database, as the queue counts. Needs a started queue. */
export async function readOldestJobs(db: Kysely<Database>): Promise<{ kind: JobName; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
    where state < 'active' and start_after <= now() group by name`.execute(db)
  const seconds = new Map(rows.map((row) => [row.name, row.seconds]))
  return (Object.keys(AT_ONCE) as JobName[]).map((kind) => ({ kind, seconds: seconds.get(kind) ?? 0 }))
}
