// A payment is reported as refunded while its capture is being recorded.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import { insertPaymentOrder, SOME_TIME } from '../../../test/rows.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { type Applied, applyPayment } from './apply-payment.ts'
import { storePayment } from './record-contribution.ts'

const jobs: Jobs = { add: async () => {}, work() {}, start: async () => {}, stop: async () => {} }

const database = testDatabase()

const waiting = async () =>
  (
    await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  ).rows.length

test('a payment that is reported as refunded while it is recorded is no contribution, and no error', async () => {
  const { db } = database
  const order = await insertPaymentOrder(db)
  const payment = {
    id: 'pay_refunded_meanwhile',
    order_id: order.provider_order_id ?? '',
    amount: order.amount_paise,
    currency: 'INR',
    created_at: SOME_TIME.getTime() / 1000,
  }
  let recorded: Promise<Applied> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('payment_orders').select('id').where('id', '=', order.id).forUpdate().execute()
    recorded = applyPayment(
      { db, jobs, live: updatesOfThisServer(), now: SOME_TIME },
      { ...payment, status: 'captured' },
      order.event_box_id,
    )
    await expect.poll(waiting).toBe(1)
    await storePayment(trx, order, { ...payment, status: 'refunded' }, SOME_TIME)
  })
  expect(await recorded).toBe('noted')
  expect(await db.selectFrom('contributions').select('id').execute()).toEqual([])
  expect(await findInconsistencies(db)).toEqual([])
})
