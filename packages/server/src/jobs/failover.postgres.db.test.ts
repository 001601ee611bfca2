// The job queue while the database fails over: nobody restarts it.
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { setReadOnly } from '../test/database/fail-over.ts'
import { openTestDatabase } from '../test/database.ts'
import { PATIENCE_MS } from '../test/patience.ts'
import { openJobs } from './queue.ts'

test('jobs are done again after PostgreSQL has taken no writes for a while [db-19]', async () => {
  const { db, pgBossConnection, databaseUrl = '', close } = await openTestDatabase()
  const log = { warn: vi.fn(), error: vi.fn() }
  const jobs = openJobs(pgBossConnection, log)
  const done: string[] = []
  jobs.work('apply-provider-event', async ({ eventId }) => {
    done.push(eventId)
  })
  await jobs.start()
  await setReadOnly(databaseUrl, true)
  const hasMetIt = () => log.error.mock.calls.some(([{ err }]) => err.code === '25006')
  await expect.poll(hasMetIt).toBe(true)
  await setReadOnly(databaseUrl, false)
  await inTransaction(db, (trx) => jobs.add(trx, 'apply-provider-event', { eventId: 'after' }))
  await vi.waitFor(() => expect(done).toEqual(['after']), PATIENCE_MS)
  await jobs.stop()
  await close()
})
