// The self-check finds nothing in consistent books, and names each inconsistency of orders, payments, contributions and refunds.
import { beforeEach, expect, test } from 'vitest'
import { FINAL } from '../../test/database/refusal-codes.ts'
import {
  boxOfPayment,
  emptyHosts,
  insertContribution,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
  type NewRow,
  SOME_TIME,
} from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { findInconsistencies } from './self-check.ts'

const database = testDatabase()
beforeEach(() => emptyHosts(database.db))

const found = async (): Promise<string[]> =>
  (await findInconsistencies(database.db)).map(({ check }) => check)
const refund = async (
  payment_id: string,
  amount_paise: number,
  kind: NewRow<'refunds'>['kind'] = 'duplicate',
) =>
  database.db
    .insertInto('refunds')
    .values({
      payment_id,
      event_box_id: await boxOfPayment(database.db, payment_id),
      amount_paise,
      kind,
      provider_refund_id: null,
      check_at: SOME_TIME,
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
    })
    .execute()

test('consistent: contributions, open orders, failed attempts, and a second payment that is refunded', async () => {
  const { db } = database
  const { payment_order_id } = await insertContribution(db)
  await insertPaymentOrder(db)
  await insertPayment(db, { status: 'failed' })
  const second = await insertPayment(db, { payment_order_id })
  await refund(second.id, 52_104)
  expect(await found()).toEqual([])
})

test('found: a captured payment without a contribution', async () => {
  const { id, event_box_id, payment_order_id } = await insertPayment(database.db)
  expect(await findInconsistencies(database.db)).toEqual([
    {
      check: 'a captured payment is neither a contribution nor refunded',
      rows: [{ id, event_box_id, payment_order_id }],
    },
  ])
})

test('found: an order paid twice', async () => {
  const { payment_order_id } = await insertContribution(database.db)
  await insertPayment(database.db, { payment_order_id })
  expect(await found()).toContain('an order is paid twice')
})

test('found: a payment that was captured again though no refund of it has failed', async () => {
  await insertContribution(database.db)
  await database.db.updateTable('payments').set({ captured_again_at: SOME_TIME }).execute()
  expect(await found()).toEqual(['a payment was captured again, and no refund of it has failed or come back'])
})

test('found: a contribution whose amount differs from the payment, unless it is flagged', async () => {
  const contribution = await insertContribution(database.db, { fee_paise: 2_003 })
  const differs = 'a contribution is not what was paid or ordered, and no flag says so'
  expect(await found()).toContain(differs)
  await insertFlag(database.db, { payment_id: contribution.payment_id, kind: 'gift-gone' })
  expect(await found()).toContain(differs)
  await insertFlag(database.db, { payment_id: contribution.payment_id, kind: 'amount-differs' })
  expect(await found()).not.toContain(differs)
})

test('found: a contribution whose payment was not captured', async () => {
  const order = await insertPaymentOrder(database.db)
  const payment = await insertPayment(database.db, { payment_order_id: order.id, status: 'failed' })
  const box = { event_box_id: order.event_box_id ?? '' }
  await insertContribution(database.db, { ...box, payment_order_id: order.id, payment_id: payment.id })
  expect(await found()).toEqual(
    expect.arrayContaining([
      'a contribution has a payment that was not captured',
      'a contribution has an order that is not paid',
    ]),
  )
})

test('found: a contribution that the ledger records differently', async () => {
  const contribution = await insertContribution(database.db)
  await database.db
    .updateTable('contributions')
    .set({ amount_paise: 1 })
    .where('id', '=', contribution.id)
    .execute()
  expect(await found()).toContain('a contribution is not in the ledger as it is')
})

test('found: more refunded than paid', async () => {
  const { payment_id } = await insertContribution(database.db)
  await refund(payment_id, 52_104)
  await refund(payment_id, 1, 'external')
  expect(await found()).toEqual(['more is refunded than was paid'])
})

test('a refund that is pending may have failed, and the rest was refunded again: consistent', async () => {
  const { id, event_box_id } = await insertPayment(database.db, { status: 'refunded' })
  const made = {
    payment_id: id,
    event_box_id,
    amount_paise: 52_104,
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
  }
  const pending = { kind: 'duplicate', state: 'sent', check_at: SOME_TIME } as const
  const byHand = { kind: 'external', state: 'processed', check_at: null } as const
  const refunds = [
    { ...made, ...pending, provider_refund_id: 'rfnd_pending' },
    { ...made, ...byHand, provider_refund_id: 'rfnd_by_hand' },
  ]
  await database.db.insertInto('refunds').values(refunds).execute()
  expect(await found()).toEqual([])
})

test('found: a lost dispute that has taken nothing, unless a refund under way may be as much', async () => {
  const { db } = database
  const { payment_id, event_box_id } = await insertContribution(db)
  const of = { payment_id, event_box_id, amount_paise: 52_104, created_at: SOME_TIME, updated_at: SOME_TIME }
  await db
    .insertInto('disputes')
    .values({ ...of, id: 'disp_lost', status: 'lost' })
    .execute()
  const taken = 'a lost dispute has taken nothing, though something of its payment is left'
  expect(await found()).toEqual([taken])
  const sent = { kind: 'external', state: 'sent', provider_refund_id: 'rfnd_sent' } as const
  await db
    .insertInto('refunds')
    .values({ ...of, ...sent, check_at: SOME_TIME })
    .execute()
  expect(await found()).toEqual([])
  await db
    .updateTable('refunds')
    .set({ state: 'failed', check_at: null })
    .where('payment_id', '=', payment_id)
    .execute()
  expect(await found()).toEqual([taken])
})

test('found: a paid order without a contribution', async () => {
  await insertPaymentOrder(database.db, { state: 'paid', paid_at: SOME_TIME })
  expect(await found()).toEqual(['an order is paid but has no contribution'])
})

test('found: an open refund that is not scheduled', async () => {
  const { payment_id } = await insertContribution(database.db)
  await refund(payment_id, 52_104)
  await database.db.updateTable('refunds').set({ check_at: null }).execute()
  expect(await found()).toEqual(['a refund under way has no next check'])
})

const RECEIVABLE_DIFFERS = 'what the gateway owes us of a payment is not what was captured less refunds'

test('found: captured money that is not in the ledger', async () => {
  const { id } = await insertPayment(database.db, { status: 'authorized' })
  await database.db.updateTable('payments').set({ status: 'captured' }).where('id', '=', id).execute()
  expect(await found()).toContain('captured money is not in the ledger')
})

test('found: a refunded contribution that is still owed to its host', async () => {
  const { payment_id } = await insertContribution(database.db)
  await refund(payment_id, 52_104)
  await database.db
    .updateTable('refunds')
    .set({ state: 'processed', provider_refund_id: 'rfnd_1', check_at: null })
    .where('payment_id', '=', payment_id)
    .execute()
  expect(await found()).toEqual([RECEIVABLE_DIFFERS, 'a gift was given back, but not taken out of the books'])
  const change = database.db.updateTable('contributions').set({ refunded_paise: 50_100 })
  await change.where('payment_id', '=', payment_id).execute()
  expect(await found()).toEqual([
    RECEIVABLE_DIFFERS,
    'a gift was given back, but not taken out of the books',
    'what a host is owed of a gift is not what was kept of it',
    'the ledger owes a host another sum than contributions less payouts',
  ])
})

// Faults that keys inside a box cannot refuse; and rows of a box cannot be deleted.
test('found: a payment that is known in two boxes', async () => {
  const { id } = await insertPayment(database.db)
  await insertPayment(database.db, { id })
  expect(await found()).toContain('a payment is known in two boxes')
})

test('found: an order that waited for its box, and is not in the one that was named', async () => {
  const { db } = database
  await insertContribution(db)
  const { id: event_box_id } = await insertEventBox(db)
  const times = { created_at: SOME_TIME, check_at: null }
  const order = {
    ...times,
    amount_paise: 52_104,
    provider_order_id: 'order_that_waits',
    key_mode: 'test',
  } as const
  const { id } = await db.insertInto('waiting_orders').values(order).returning('id').executeTakeFirstOrThrow()
  expect(await found()).toEqual([])
  await db.updateTable('waiting_orders').set({ event_box_id }).execute()
  expect(await found()).toEqual(['an order that waited is not in the box that was named for it'])
  await insertPaymentOrder(db, { id, event_box_id })
  expect(await found()).toEqual([])
})

test('found: a line of the feed about a box that does not exist', async () => {
  const { host_id, created_at } = await insertEventBox(database.db)
  await database.db
    .insertInto('activities')
    .values({ host_id, event_box_id: 'of nobody', action: 'event-box-updated', facts: '{}', created_at })
    .execute()
  expect(await found()).toEqual(['a line of the feed names a box that does not exist'])
})

test('found: a flag on a payment that does not exist', async () => {
  await insertFlag(database.db, { payment_id: 'pay_of_nobody' })
  expect(await found()).toEqual([
    'an entry, a flag, an answer or a line of a settlement names what does not exist',
  ])
})

test('found: a line of the feed about a box of another host', async () => {
  const [box, other] = [await insertEventBox(database.db), await insertEventBox(database.db)]
  await database.db
    .insertInto('activities')
    .values({
      ...{ host_id: other.host_id, event_box_id: box.id, action: 'event-box-updated' },
      ...{ facts: '{}', created_at: box.created_at },
    })
    .execute()
  expect(await found()).toEqual(['a line of the feed is about a box of another host'])
})

test('a payment in a box cannot be deleted', async () => {
  const { id } = await insertPayment(database.db)
  const deletion = database.db.deleteFrom('payments').where('id', '=', id)
  await expect(deletion.execute()).rejects.toMatchObject(FINAL)
})
