// The job queue while the database fails over: nobody restarts it.
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { setReadOnly } from '../test/database/fail-over.ts'
import { openTestDatabase } from '../test/database.ts'
import { PATIENCE_MS } from '../test/patience.ts'
import { testDatabase } from '../test/test-database.ts'
import { type Jobs, openJobs } from './queue.ts'

test('jobs are done again after PostgreSQL took no writes, which the log says in few lines [db-19]', async () => {
  const emit = vi.spyOn(PgBoss.prototype, 'emit')
  const { db, pgBossConnection, databaseUrl = '', close } = await openTestDatabase()
  const log = { warn: vi.fn(), error: vi.fn() }
  const jobs = openJobs(pgBossConnection, log)
  const done: string[] = []
  jobs.work('apply-provider-event', async ({ eventId }) => {
    done.push(eventId)
  })
  await jobs.start()
  await setReadOnly(databaseUrl, true)
  // Some are errors, and some are objects with an error's fields.
  const isReadOnly = (error?: { code?: string }) => error?.code === '25006'
  const failures = () => emit.mock.calls.filter(([, error]) => isReadOnly(error))
  await expect.poll(() => failures().length).toBeGreaterThan(5)
  expect(log.error.mock.calls.filter(([{ err }]) => isReadOnly(err))).toHaveLength(1)
  emit.mockRestore()
  await setReadOnly(databaseUrl, false)
  await inTransaction(db, (trx) => jobs.add(trx, 'apply-provider-event', { eventId: 'after' }))
  await vi.waitFor(() => expect(done).toEqual(['after']), PATIENCE_MS)
  await jobs.stop()
  await close()
})

// The job queues of two servers on one PostgreSQL.
const JOBS = 200

const log = {
  warn: () => {},
  error: (details: object) => expect.unreachable(JSON.stringify(details)),
}

const database = testDatabase()
let servers: { jobs: Jobs; done: string[] }[]

beforeAll(async () => {
  servers = [1, 2].map(() => {
    const jobs = openJobs(database.pgBossConnection, log)
    const done: string[] = []
    jobs.work('apply-provider-event', async ({ eventId }) => void done.push(eventId))
    return { jobs, done }
  })
  for (const { jobs } of servers) await jobs.start()
})

afterAll(async () => {
  for (const { jobs } of servers) await jobs.stop()
})

test('each job is taken by one of two servers, once, and both take some', async () => {
  const ids = Array.from({ length: JOBS }, (_, index) => `event ${index}`)
  await Promise.all(
    ids.map((eventId, index) =>
      inTransaction(database.db, async (trx) =>
        servers[index % 2]?.jobs.add(trx, 'apply-provider-event', { eventId }),
      ),
    ),
  )
  const all = () => servers.flatMap(({ done }) => done).toSorted()
  await expect.poll(() => all().length, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(JOBS)
  expect(all()).toEqual(ids.toSorted())
  for (const { done } of servers) expect(done.length).toBeGreaterThan(0)
})
