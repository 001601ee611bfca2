// The job queues of two servers on one PostgreSQL.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { PATIENCE_MS } from '../test/patience.ts'
import { type Jobs, openJobs } from './queue.ts'

const JOBS = 200
const log = {
  warn: () => {},
  error: (details: object) => expect.unreachable(JSON.stringify(details)),
}

let database: TestDatabase
let servers: { jobs: Jobs; done: string[] }[]
beforeAll(async () => {
  database = await openTestDatabase()
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
  await database.close()
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
