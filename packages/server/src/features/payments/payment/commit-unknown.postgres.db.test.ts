// The connection to PostgreSQL breaks at COMMIT, whose outcome stays unknown (docs/faults.md fault 55).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../db/open-database.ts'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { type CommitFate, type CuttableLine, openLine } from '../../../test/database/cuttable-line.ts'
import { testLog } from '../../../test/database/database-log.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { insertPaymentOrder, SOME_TIME } from '../../../test/rows.ts'
import { applyPayment } from './apply-payment.ts'

const jobs: Jobs = { add: async () => {}, work() {}, start: async () => {}, stop: async () => {} }

let database: TestDatabase
let line: CuttableLine
/** As a server reaches it: by the connection under test. */
let overLine: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  line = await openLine(database.databaseUrl ?? '')
  overLine = await openDatabase({ databaseUrl: line.url, dataDir: '', log: testLog })
})
afterAll(async () => {
  await overLine.close()
  await line.close()
  await database.close()
})

const outcomes: Record<CommitFate, string> = { lost: 'contributed', done: 'already' }

for (const [fate, outcome] of Object.entries(outcomes) as [CommitFate, string][])
  test(`a payment whose commit is ${fate}, without an answer, is one contribution, and a success [payment-29]`, async () => {
    const order = await insertPaymentOrder(database.db)
    const payment = {
      id: `pay_${fate}`,
      order_id: order.provider_order_id,
      amount: 52_104,
      currency: 'INR',
      status: 'captured' as const,
      created_at: SOME_TIME.getTime() / 1000,
    }
    line.cutAtCommit(fate)
    expect(await applyPayment({ db: overLine.db, jobs, now: SOME_TIME }, payment)).toBe(outcome)
    const contributions = await database.db.selectFrom('contributions').select('payment_id').execute()
    expect(contributions.filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1)
    expect(await findInconsistencies(database.db)).toEqual([])
  })
