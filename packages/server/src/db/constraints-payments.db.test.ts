// What the database itself refuses of orders, payments, refunds, flags and contributions.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { CHECK, FINAL, FOREIGN_KEY, NOT_NULL, UNIQUE } from '../test/refusal-codes.ts'
import {
  insertContribution,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
  type NewRow,
  SOME_TIME,
} from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  ['an amount that is no whole gift and fee', { amount_paise: 52_103 }],
  ['less than one rupee and its fee', { amount_paise: 0 }],
  ['more than UPI carries', { amount_paise: 104 * 96_154 }],
  ['no order at the provider, but open for payment', { provider_order_id: null }],
  ['paid without a time', { state: 'paid' }],
  ['paid for nobody', { state: 'paid', paid_at: SOME_TIME, event_box_id: null }],
  ['an attempt that failed, but no order at the provider', { state: 'failed', provider_order_id: null }],
  ['a key that is empty', { request_key: '' }],
] satisfies [string, Partial<NewRow<'payment_orders'>>][])(
  'a payment order with %s is refused',
  async (_what, order) => {
    await expect(insertPaymentOrder(database.db, order)).rejects.toMatchObject(CHECK)
  },
)

test('a second payment order for one request is refused', async () => {
  const request_key = randomUUID()
  await insertPaymentOrder(database.db, { request_key })
  await expect(insertPaymentOrder(database.db, { request_key })).rejects.toMatchObject(UNIQUE)
})

test('a paid order never becomes unpaid', async () => {
  const { payment_order_id } = await insertContribution(database.db)
  const change = database.db.updateTable('payment_orders').where('id', '=', payment_order_id)
  await expect(change.set({ state: 'failed', paid_at: null }).execute()).rejects.toMatchObject(FINAL)
})

test('captured money never becomes uncaptured, while a failed payment may still be captured', async () => {
  const { id } = await insertPayment(database.db, { status: 'failed' })
  const payment = database.db.updateTable('payments').where('id', '=', id)
  await payment.set({ status: 'captured' }).execute()
  await expect(payment.set({ status: 'authorized' }).execute()).rejects.toMatchObject(FINAL)
  await payment.set({ status: 'refunded' }).execute()
})

test('an order’s amount cannot change; its box and the provider’s id can be set later, once', async () => {
  const { db } = database
  const { id } = await insertPaymentOrder(db, {
    state: 'creating',
    event_box_id: null,
    provider_order_id: null,
  })
  const change = (to: object) => db.updateTable('payment_orders').set(to).where('id', '=', id).execute()
  await expect(change({ amount_paise: 104 })).rejects.toMatchObject(FINAL)
  const [box, other] = [await insertEventBox(db), await insertEventBox(db)]
  await change({ event_box_id: box.id, provider_order_id: 'order_first' })
  await expect(change({ event_box_id: other.id })).rejects.toMatchObject(FINAL)
  await expect(change({ event_box_id: null })).rejects.toMatchObject(FINAL)
  await expect(change({ provider_order_id: 'order_second' })).rejects.toMatchObject(FINAL)
  await change({ state: 'paid', paid_at: SOME_TIME })
  await expect(change({ paid_at: new Date() })).rejects.toMatchObject(FINAL)
})

test.each([
  ['refunded', 'captured'],
  ['authorized', 'failed'],
  ['authorized', 'created'],
  ['failed', 'created'],
] as const)('a payment that is %s never becomes %s, nor another amount or order', async (before, after) => {
  const { db } = database
  const { id } = await insertPayment(db, { status: before })
  const other = await insertPaymentOrder(db)
  const change = (to: object) => db.updateTable('payments').set(to).where('id', '=', id).execute()
  await expect(change({ status: after })).rejects.toMatchObject(FINAL)
  await expect(change({ amount_paise: 1 })).rejects.toMatchObject(FINAL)
  await expect(change({ payment_order_id: other.id })).rejects.toMatchObject(FINAL)
})

const insertRefund = async (refund: Partial<NewRow<'refunds'>>) => {
  const { id: payment_id } = await insertPayment(database.db)
  const of = {
    payment_id,
    amount_paise: 52_104,
    kind: 'external' as const,
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
  }
  const made = database.db.insertInto('refunds').values({ ...of, ...refund })
  return made.returning('id').executeTakeFirstOrThrow()
}

test.each([
  [
    'processed, but still looked after',
    { state: 'processed', provider_refund_id: 'rfnd_a', check_at: SOME_TIME },
  ],
  ['failed, but still looked after', { state: 'failed', check_at: SOME_TIME }],
  ['sent, but unknown to the provider', { state: 'sent', check_at: SOME_TIME }],
  ['processed, but unknown to the provider', { state: 'processed' }],
  ['known to the provider by nothing', { provider_refund_id: '' }],
  ['of nothing', { amount_paise: 0 }],
  ['of a lost dispute that it does not name', { kind: 'dispute' }],
] satisfies [string, Partial<NewRow<'refunds'>>][])('a refund %s is refused', async (_what, refund) => {
  await expect(insertRefund(refund)).rejects.toMatchObject(CHECK)
})

test('a payment has at most one refund as a duplicate', async () => {
  const { id: payment_id } = await insertPayment(database.db)
  await insertRefund({ payment_id, kind: 'duplicate' })
  await expect(insertRefund({ payment_id, kind: 'duplicate' })).rejects.toMatchObject(UNIQUE)
})

test('a review flag is unique, cannot change, and is not deleted', async () => {
  const { db } = database
  const { id: payment_id } = await insertPayment(db)
  const { id } = await insertFlag(db, { payment_id, kind: 'no-box' })
  await expect(insertFlag(db, { payment_id, kind: 'no-box' })).rejects.toMatchObject(UNIQUE)
  await expect(insertFlag(db, { payment_id, kind: 'disputed' })).rejects.toMatchObject(CHECK)
  const change = (to: object) => db.updateTable('review_flags').set(to).where('id', '=', id).execute()
  await expect(change({ kind: 'box-closed' })).rejects.toMatchObject(FINAL)
  await expect(change({ detail: '{"text":"other"}' })).rejects.toMatchObject(FINAL)
  await expect(change({ reviewed_at: SOME_TIME })).rejects.toMatchObject(CHECK)
  await change({ resolved_at: SOME_TIME })
  await expect(change({ resolved_at: null })).rejects.toMatchObject(FINAL)
  await expect(db.deleteFrom('review_flags').where('id', '=', id).execute()).rejects.toMatchObject(FINAL)
})

test('a processed refund cannot change, while a failed one may still be processed', async () => {
  const { id } = await insertRefund({ state: 'failed', provider_refund_id: 'rfnd_b' })
  const change = (to: object) => database.db.updateTable('refunds').set(to).where('id', '=', id).execute()
  await change({ state: 'processed' })
  await expect(change({ state: 'failed' })).rejects.toMatchObject(FINAL)
  await expect(change({ amount_paise: 1 })).rejects.toMatchObject(FINAL)
})

test('a processed event has an outcome, and a lost dispute stays lost', async () => {
  const { db } = database
  const event = {
    id: randomUUID(),
    type: 'order.paid',
    body: '{}',
    received_at: SOME_TIME,
    handled_at: SOME_TIME,
  }
  await expect(db.insertInto('provider_events').values(event).execute()).rejects.toMatchObject(CHECK)
  const { id: payment_id } = await insertPayment(db)
  const times = { created_at: SOME_TIME, updated_at: SOME_TIME }
  const dispute = { id: randomUUID(), payment_id, amount_paise: 100, status: 'lost' as const, ...times }
  await db.insertInto('disputes').values(dispute).execute()
  const change = db.updateTable('disputes').set({ status: 'won' }).where('id', '=', dispute.id)
  await expect(change.execute()).rejects.toMatchObject(FINAL)
})

test('a second contribution for a payment is refused', async () => {
  const { payment_id } = await insertContribution(database.db)
  const { event_box_id, id } = await insertPaymentOrder(database.db)
  const second = insertContribution(database.db, {
    event_box_id: event_box_id ?? '',
    payment_order_id: id,
    payment_id,
  })
  await expect(second).rejects.toMatchObject(UNIQUE)
})

test('a second contribution for an order is refused', async () => {
  const { payment_order_id } = await insertContribution(database.db)
  const payment = await insertPayment(database.db, { payment_order_id })
  await expect(
    insertContribution(database.db, { payment_order_id, payment_id: payment.id }),
  ).rejects.toMatchObject(UNIQUE)
})

test('a contribution for a payment of another order is refused', async () => {
  const payment = await insertPayment(database.db)
  await expect(insertContribution(database.db, { payment_id: payment.id })).rejects.toMatchObject(FOREIGN_KEY)
})

test('a contribution without a box is refused', async () => {
  const { id } = await insertPayment(database.db)
  const bare = { payment_id: id } as NewRow<'contributions'>
  await expect(database.db.insertInto('contributions').values(bare).execute()).rejects.toMatchObject(NOT_NULL)
})
