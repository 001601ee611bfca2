// Jobs that fail: what whoever watches the log hears of them.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { type Jobs, openJobs } from './queue.ts'

let database: TestDatabase
let jobs: Jobs
const log = { warn: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = openJobs(database.pgBossConnection, log)
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

test('a job that fails is told in the log, and is done when it is tried again', async () => {
  const failure = new Error('The provider is down.')
  const refund = vi.fn(async (_data: { refundId: string }) => {}).mockRejectedValueOnce(failure)
  jobs.work('refund-payment', refund)
  await jobs.start()
  await inTransaction(database.db, (trx) => jobs.add(trx, 'refund-payment', { refundId: 'r1' }))
  await vi.waitFor(() => expect(refund).toHaveBeenCalledTimes(2), 20_000)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err: failure, name: 'refund-payment', id: expect.any(String) },
    'a job failed; it is tried again',
  )
  expect(log.error).not.toHaveBeenCalled()
})
