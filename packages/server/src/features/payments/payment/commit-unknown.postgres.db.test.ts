// The connection to PostgreSQL breaks at a commit, whose outcome stays unknown.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../db/open-database.ts'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import { type CommitFate, type CuttableLine, openLine } from '../../../test/database/cuttable-line.ts'
import { testLog } from '../../../test/database/database-log.ts'
import { insertPaymentOrder, SOME_TIME } from '../../../test/rows.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { type Applied, applyPayment } from './apply-payment.ts'

const live = updatesOfThisServer()
const jobs: Jobs = { add: async () => {}, work() {}, start: async () => {}, stop: async () => {} }

const database = testDatabase()
let line: CuttableLine
/** As a server reaches it: by the connection under test. */
let overLine: OpenDatabase
beforeAll(async () => {
  line = await openLine(database.databaseUrl)
  overLine = await openDatabase({ databaseUrl: line.url, dataDir: '', log: testLog })
})
afterAll(async () => {
  await overLine.close()
  await line.close()
})

const outcomes: Record<CommitFate, string> = { lost: 'contributed', done: 'already' }

const fates = Object.entries(outcomes) as [CommitFate, string][]

async function giveWhileCut(id: string, isBoxKnown: boolean): Promise<Applied> {
  const order = await insertPaymentOrder(database.db)
  const payment = {
    id,
    order_id: order.provider_order_id,
    amount: 52_104,
    currency: 'INR',
    status: 'captured' as const,
    created_at: SOME_TIME.getTime() / 1000,
  }
  const deps = { db: overLine.db, jobs, live, now: SOME_TIME }
  return applyPayment(deps, payment, isBoxKnown ? order.event_box_id : undefined)
}

async function expectOneContribution(paymentId: string): Promise<void> {
  const contributions = await database.db.selectFrom('contributions').select('payment_id').execute()
  expect(contributions.filter(({ payment_id }) => payment_id === paymentId)).toHaveLength(1)
  expect(await findInconsistencies(database.db)).toEqual([])
}

for (const [fate, outcome] of fates) {
  test(`a payment whose commit is ${fate}, without an answer, is one contribution, and a success [payment-29]`, async () => {
    line.cutAtCommit(fate)
    expect(await giveWhileCut(`pay_${fate}`, false)).toBe(outcome)
    await expectOneContribution(`pay_${fate}`)
  })

  test(`so is one that is recorded by a single statement, which is ${fate}`, async () => {
    // Among the values of the statement, whose text is sent once for each connection.
    line.cutAtCommit(fate, `pay_plain_${fate}`)
    expect(await giveWhileCut(`pay_plain_${fate}`, true)).toBe(outcome)
    await expectOneContribution(`pay_plain_${fate}`)
  })
}
