// Refusals of the database about orders, payments, contributions and the provider's events.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CHECK, FINAL, FOREIGN_KEY, NOT_NULL, UNIQUE } from '../../test/database/refusal-codes.ts'
import {
  insertContribution,
  insertEventBox,
  insertPayment,
  insertPaymentOrder,
  type NewRow,
  SOME_TIME,
} from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

test.each([
  ['an amount that is no whole gift and fee', { amount_paise: 52_103 }],
  ['less than one rupee and its fee', { amount_paise: 0 }],
  ['more than UPI carries', { amount_paise: 104 * 96_154 }],
  ['no order at the provider, but open for payment', { provider_order_id: null }],
  ['paid without a time', { state: 'paid' }],
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
  const { event_box_id } = await insertPaymentOrder(database.db, { request_key })
  await expect(insertPaymentOrder(database.db, { request_key, event_box_id })).rejects.toMatchObject(UNIQUE)
  await expect(insertPaymentOrder(database.db, { request_key })).rejects.toMatchObject(UNIQUE)
})

test('a waiting order keeps its amount and the box that was named first; no box is named for a lost one', async () => {
  const { db } = database
  const order = { amount_paise: 52_104, key_mode: 'test', created_at: SOME_TIME } as const
  const { id } = await db.insertInto('waiting_orders').values(order).returning('id').executeTakeFirstOrThrow()
  const change = (to: object) => db.updateTable('waiting_orders').set(to).where('id', '=', id).execute()
  const [first, other] = [await insertEventBox(db), await insertEventBox(db)]
  await change({ names_lost_box: true })
  await expect(change({ event_box_id: first.id })).rejects.toMatchObject(CHECK)
  await change({ names_lost_box: false, event_box_id: first.id, provider_order_id: 'order_of_one' })
  for (const to of [
    { event_box_id: other.id },
    { amount_paise: 104 },
    { provider_order_id: 'order_of_other' },
  ])
    await expect(change(to)).rejects.toMatchObject(FINAL)
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

test('a refunded payment is captured again only on purpose; a change that missed the refund is repeated', async () => {
  const { id } = await insertPayment(database.db, { status: 'refunded' })
  const payment = database.db.updateTable('payments').where('id', '=', id)
  await expect(payment.set({ status: 'captured' }).execute()).rejects.toMatchObject({ code: '40001' })
  await payment.set({ status: 'captured', captured_again_at: SOME_TIME }).execute()
})

test('an order’s amount and box cannot change; the provider’s id can be set later, once', async () => {
  const { db } = database
  const { id } = await insertPaymentOrder(db, { state: 'creating', provider_order_id: null })
  const change = (to: object) => db.updateTable('payment_orders').set(to).where('id', '=', id).execute()
  await expect(change({ amount_paise: 104 })).rejects.toMatchObject(FINAL)
  await change({ provider_order_id: 'order_first' })
  await expect(change({ event_box_id: (await insertEventBox(db)).id })).rejects.toMatchObject(FINAL)
  await expect(change({ provider_order_id: 'order_second' })).rejects.toMatchObject(FINAL)
  await change({ state: 'paid', paid_at: SOME_TIME })
  await expect(change({ paid_at: new Date() })).rejects.toMatchObject(FINAL)
})

test.each([
  ['refunded', 'authorized'],
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

test('a second contribution for a payment is refused', async () => {
  const { payment_id, event_box_id } = await insertContribution(database.db)
  const { id } = await insertPaymentOrder(database.db, { event_box_id })
  const second = insertContribution(database.db, { event_box_id, payment_order_id: id, payment_id })
  await expect(second).rejects.toMatchObject(UNIQUE)
})

test('a second contribution for an order is refused', async () => {
  const { payment_order_id, event_box_id } = await insertContribution(database.db)
  const payment = await insertPayment(database.db, { payment_order_id })
  await expect(
    insertContribution(database.db, { event_box_id, payment_order_id, payment_id: payment.id }),
  ).rejects.toMatchObject(UNIQUE)
})

test.each(['', 'x'.repeat(201)])('a blessing that is empty or too long is refused', async (blessing) => {
  await expect(insertContribution(database.db, { blessing })).rejects.toMatchObject(CHECK)
})

test('a contribution for a payment of another order is refused', async () => {
  const payment = await insertPayment(database.db)
  await expect(insertContribution(database.db, { payment_id: payment.id })).rejects.toMatchObject(FOREIGN_KEY)
})

test('a contribution in another box than its order is refused', async () => {
  const { id } = await insertContribution(database.db)
  const { id: event_box_id } = await insertEventBox(database.db)
  const move = database.db.updateTable('contributions').set({ event_box_id }).where('id', '=', id)
  await expect(move.execute()).rejects.toMatchObject(FOREIGN_KEY)
})

test('a contribution without a box is refused', async () => {
  const { id } = await insertPayment(database.db)
  const bare = { payment_id: id } as NewRow<'contributions'>
  await expect(database.db.insertInto('contributions').values(bare).execute()).rejects.toMatchObject(NOT_NULL)
})

const TABLES = ['payment_orders', 'payments', 'contributions', 'ledger', 'activities']

test('no row that a contribution writes has a trigger at the commit, or after it is inserted', async () => {
  // tgtype: 1 for each row, 2 before, 4 insert.
  const { rows } = await sql`
    select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
    where not tgisinternal and tgrelid::regclass::text = any(${TABLES}::text[])
      and (tgdeferrable or (tgtype & 4 = 4 and tgtype & 2 = 0))`.execute(database.db)
  expect(rows).toEqual([])
})

test('a processed event has an outcome', async () => {
  const { db } = database
  const event = {
    id: randomUUID(),
    type: 'order.paid',
    body: '{}',
    received_at: SOME_TIME,
    handled_at: SOME_TIME,
  }
  await expect(db.insertInto('provider_events').values(event).execute()).rejects.toMatchObject(CHECK)
})
