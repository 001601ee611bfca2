// The job queue: many jobs at once, and what the log says of failed ones.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { PATIENCE_MS } from '../test/patience.ts'
import { openLog } from '../tracing/open-log.ts'
import { forRequest } from '../tracing/request-id.ts'
import { type Jobs, openJobs } from './queue.ts'

let database: TestDatabase
let jobs: Jobs
const log = { warn: vi.fn(), error: vi.fn() }

beforeEach(async () => {
  database = await openTestDatabase()
  jobs = openJobs(database.pgBossConnection, log)
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

test('a hundred simultaneous jobs are done within seconds', async () => {
  const done: string[] = []
  jobs.work('apply-provider-event', async ({ eventId }) => {
    done.push(eventId)
  })
  await jobs.start()
  const ids = Array.from({ length: 100 }, (_, index) => `e${index}`)
  await Promise.all(
    ids.map((eventId) =>
      inTransaction(database.db, (trx) => jobs.add(trx, 'apply-provider-event', { eventId })),
    ),
  )
  await vi.waitFor(() => expect(done.toSorted()).toEqual(ids.toSorted()), 15_000)
})

test('events that wait for a slow provider do not delay others', async () => {
  const done: string[] = []
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  jobs.work('apply-provider-event', async ({ eventId }) => {
    if (eventId === 'slow') await slow
    done.push(eventId)
  })
  await jobs.start()
  for (const eventId of ['slow', 'quick', 'quick, too'])
    await inTransaction(database.db, (trx) => jobs.add(trx, 'apply-provider-event', { eventId }))
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['quick', 'quick, too']), PATIENCE_MS)
  release()
  await vi.waitFor(() => expect(done).toContain('slow'), PATIENCE_MS)
})

test('a code whose email is slow to send does not delay other codes', async () => {
  const mailed: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  jobs.work('mail-code', async ({ email }) => {
    if (email === 'slow@example.com') await promise
    mailed.push(email)
  })
  await jobs.start()
  for (const email of ['slow@example.com', 'quick@example.com'])
    await inTransaction(database.db, (trx) =>
      jobs.add(trx, 'mail-code', { purpose: 'host-verify', email, id: 'of no row' }),
    )
  await vi.waitFor(() => expect(mailed).toEqual(['quick@example.com']), PATIENCE_MS)
  resolve()
  await vi.waitFor(() => expect(mailed).toContain('slow@example.com'), PATIENCE_MS)
})

test('a job that fails is logged, and succeeds when it is retried', async () => {
  const failure = new Error('The provider is down.')
  const refund = vi.fn(async (_data: { refundId: string }) => {}).mockRejectedValueOnce(failure)
  jobs.work('refund-payment', refund)
  await jobs.start()
  await inTransaction(database.db, (trx) => jobs.add(trx, 'refund-payment', { refundId: 'r1' }))
  await vi.waitFor(() => expect(refund).toHaveBeenCalledTimes(2), PATIENCE_MS)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err: failure, name: 'refund-payment', id: expect.any(String) },
    'a job failed; it is tried again',
  )
  expect(log.error).not.toHaveBeenCalled()
})

test('the row of a failed job tells why, without anybody’s details', async () => {
  const details = { rejected: ['wilhelmina@mail.example'], detail: 'Failing row contains (Wilhelmina).' }
  jobs.work('refund-payment', async () => {
    throw Object.assign(new Error('550 <wilhelmina@mail.example>: no such user'), details)
  })
  await jobs.start()
  await inTransaction(database.db, (trx) => jobs.add(trx, 'refund-payment', { refundId: 'r1' }))
  const outputs = async () => {
    const { rows } = await sql<{ output: string }>`select output::text from pgboss.job
      where name = 'refund-payment' and output is not null`.execute(database.db)
    return rows.map(({ output }) => output).join()
  }
  await vi.waitFor(async () => expect(await outputs()).toContain('no such user'), PATIENCE_MS)
  expect(await outputs()).not.toMatch(/wilhelmina/i)
})

test('the lines of a job in the log have the id of the request that added it', async () => {
  const lines: { msg: string; reqId?: string }[] = []
  const linesOf = (reqId: string) => lines.filter((line) => line.reqId === reqId).map(({ msg }) => msg)
  const openedLog = openLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) })
  jobs = openJobs(database.pgBossConnection, openedLog)
  jobs.work('refund-payment', async ({ refundId }) => {
    openedLog.warn(`about ${refundId}`)
    throw new Error('The provider is down.')
  })
  await jobs.start()
  for (const [requestId, refundId] of [
    ['7f3a9c2b', 'r1'],
    ['k7m2p9xw', 'r2'],
  ] as const)
    await forRequest(requestId, () =>
      inTransaction(database.db, (trx) => jobs.add(trx, 'refund-payment', { refundId })),
    )
  const retried = 'a job failed; it is tried again'
  await vi.waitFor(() => expect(linesOf('7f3a9c2b').slice(0, 2)).toEqual(['about r1', retried]), PATIENCE_MS)
  await vi.waitFor(() => expect(linesOf('k7m2p9xw').slice(0, 2)).toEqual(['about r2', retried]), PATIENCE_MS)
})
