// The self-check finds nothing in consistent books, and names each inconsistency.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import {
  insertContribution,
  insertEntry,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
  type NewRow,
  SOME_TIME,
} from '../test/rows.ts'
import { findInconsistencies } from './self-check.ts'
import type { RefundKind, Row } from './tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`alter table ledger disable trigger ledger_is_never_emptied`.execute(database.db)
})
afterAll(() => database.close())
beforeEach(() => sql`truncate hosts, payment_orders, ledger cascade`.execute(database.db))

const found = async (): Promise<string[]> => {
  const inconsistencies = await findInconsistencies(database.db)
  return inconsistencies.map(({ check }) => check)
}
const refund = (payment_id: string, amount_paise: number, kind: RefundKind = 'duplicate') =>
  database.db
    .insertInto('refunds')
    .values({
      payment_id,
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
  const { id, payment_order_id } = await insertPayment(database.db)
  expect(await findInconsistencies(database.db)).toEqual([
    { check: 'a captured payment is neither a contribution nor refunded', rows: [{ id, payment_order_id }] },
  ])
})

test('found: money for an unknown box without a review flag', async () => {
  const order = await insertPaymentOrder(database.db, { event_box_id: null })
  const { id } = await insertPayment(database.db, { payment_order_id: order.id })
  expect(await found()).toEqual(['a captured payment is neither a contribution nor refunded'])
  await insertFlag(database.db, { payment_id: id, kind: 'no-box' })
  expect(await found()).toEqual([])
})

test('two payments for an unknown box are consistent while they are flagged, and while the box is looked for', async () => {
  const { db } = database
  const order = await insertPaymentOrder(db, { event_box_id: null })
  for (let times = 0; times < 2; times++) {
    const { id } = await insertPayment(db, { payment_order_id: order.id })
    await insertFlag(db, { payment_id: id, kind: 'no-box' })
  }
  expect(await found()).toEqual([])
  const box = await insertEventBox(db)
  const name = (check_at: Date | null) =>
    db
      .updateTable('payment_orders')
      .set({ event_box_id: box.id, check_at })
      .where('id', '=', order.id)
      .execute()
  await name(SOME_TIME)
  expect(await found()).toEqual([])
  await name(null)
  expect(await found()).toContain('a captured payment is neither a contribution nor refunded')
})

test('found: an order paid twice', async () => {
  const { payment_order_id } = await insertContribution(database.db)
  await insertPayment(database.db, { payment_order_id })
  expect(await found()).toContain('an order is paid twice')
})

test('found: a contribution whose amount differs from the payment, unless it is flagged', async () => {
  const contribution = await insertContribution(database.db, { fee_paise: 2_003 })
  const differs = 'a contribution is not what was paid or ordered, and nobody is told'
  expect(await found()).toContain(differs)
  await insertFlag(database.db, { payment_id: contribution.payment_id, kind: 'box-closed' })
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
      'a contribution has an order that is not paid, or of another box',
    ]),
  )
})

test('found: a contribution in another box than its order', async () => {
  const contribution = await insertContribution(database.db)
  const box = await insertEventBox(database.db)
  await database.db
    .updateTable('contributions')
    .set({ event_box_id: box.id })
    .where('id', '=', contribution.id)
    .execute()
  expect(await found()).toEqual([
    'a contribution has an order that is not paid, or of another box',
    'a contribution is not in the ledger as it is',
  ])
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
  const { id } = await insertPayment(database.db, { status: 'refunded' })
  const made = { payment_id: id, amount_paise: 52_104, created_at: SOME_TIME, updated_at: SOME_TIME }
  const pending = { kind: 'duplicate', state: 'sent', check_at: SOME_TIME } as const
  const byHand = { kind: 'external', state: 'processed', check_at: null } as const
  const refunds = [
    { ...made, ...pending, provider_refund_id: 'rfnd_pending' },
    { ...made, ...byHand, provider_refund_id: 'rfnd_by_hand' },
  ]
  await database.db.insertInto('refunds').values(refunds).execute()
  expect(await found()).toEqual([])
})

test('found: a paid order without a contribution', async () => {
  await insertPaymentOrder(database.db, { state: 'paid', paid_at: SOME_TIME })
  expect(await found()).toEqual(['an order is paid but has no contribution'])
})

test('found: an open refund that is not scheduled', async () => {
  const { payment_id } = await insertContribution(database.db)
  await refund(payment_id, 52_104)
  await database.db.updateTable('refunds').set({ check_at: null }).execute()
  expect(await found()).toEqual(['a refund is under way, and nobody sees to it'])
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
  ])
})

/** A box without a scheduled check, with a contribution of ₹501. */
async function aSettledBox() {
  const { id: contributionId, event_box_id } = await insertContribution(database.db)
  const box = await database.db
    .updateTable('event_boxes')
    .set({ check_at: null })
    .where('id', '=', event_box_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { box, contributionId }
}
const payout = (box: Row<'event_boxes'>, values: Partial<NewRow<'payouts'>>) =>
  database.db
    .insertInto('payouts')
    .values({
      ...{ event_box_id: box.id, host_id: box.host_id, number: 1, amount_paise: 50_100, state: 'due' },
      ...{ due_on: '2026-11-30', created_at: SOME_TIME, updated_at: SOME_TIME },
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
const enter = ({ id, event_box_id, amount_paise }: Row<'payouts'>, kind: 'payout' | 'payout-reversal') => {
  const paise = kind === 'payout' ? amount_paise : -amount_paise
  return insertEntry(database.db, {
    ...{ kind, payout_id: id, event_box_id },
    ...{ owed_to_hosts: paise, bank: -paise },
  })
}
const SENT = { state: 'sent', upi_id: 'meera@okbank', payee_name: 'Meera Nair', sent_at: SOME_TIME } as const
const IN_THE_BOOKS = 'a payout is not in the ledger as it is'
const TOO_MUCH = 'more is paid out than was kept, and nobody is told'
const FORGOTTEN = 'a host is owed, and nobody sees to it'

test('found: more paid out than kept, sent or not, unless it is flagged', async () => {
  const { box, contributionId } = await aSettledBox()
  await payout(box, { amount_paise: 50_101 })
  expect(await found()).toEqual([TOO_MUCH])
  await database.db.updateTable('payouts').set(SENT).execute()
  await database.db.updateTable('event_boxes').set({ check_at: SOME_TIME }).execute()
  expect(await found()).toEqual([TOO_MUCH])
  const contribution = await database.db
    .updateTable('contributions')
    .set({ refunded_paise: 1 })
    .where('id', '=', contributionId)
    .returning('payment_id')
    .executeTakeFirstOrThrow()
  expect(await found()).toContain(TOO_MUCH)
  await insertFlag(database.db, { ...contribution, kind: 'host-owes' })
  // A flag explains the refunded amount and no more.
  expect(await found()).toContain(TOO_MUCH)
  await database.db.updateTable('payouts').set({ amount_paise: 50_100 }).execute()
  expect(await found()).not.toContain(TOO_MUCH)
})

test('a paid payout is in the ledger once, one that was reversed twice, any other not at all', async () => {
  const { box } = await aSettledBox()
  const made = await payout(box, { state: 'processed', paid_at: SOME_TIME })
  expect(await found()).toContain(IN_THE_BOOKS)
  await enter(made, 'payout')
  expect(await found()).toEqual([])
  await database.db.updateTable('payouts').set({ state: 'reversed' }).execute()
  expect(await found()).toContain(IN_THE_BOOKS)
  await enter(made, 'payout-reversal')
  expect(await found()).toEqual([FORGOTTEN])
  const other = await payout(box, { number: 2 })
  expect(await found()).toEqual([])
  await enter(other, 'payout')
  expect(await found()).toContain(IN_THE_BOOKS)
})

test('found: payouts in transit that are not those the provider has accepted', async () => {
  const { box } = await aSettledBox()
  const made = await payout(box, { state: 'processing' })
  expect(await found()).toEqual(['payouts in transit are not those that the provider has accepted'])
  const inTransit = { payout_id: made.id, event_box_id: box.id, payouts_in_transit: 50_100, bank: -50_100 }
  await insertEntry(database.db, { kind: 'payout-sent', ...inTransit })
  expect(await found()).toEqual([])
})

test('found: money owed to a host without a payout or a scheduled check', async () => {
  const { box } = await aSettledBox()
  expect(await found()).toEqual([FORGOTTEN])
  await payout(box, { state: 'waiting', hold: 'no-upi-id' })
  expect(await found()).toEqual([])
})

test('a correction is consistent', async () => {
  const box = await insertEventBox(database.db)
  await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: -100, gateway_receivable: 100 })
  expect(await found()).toEqual([])
})

test('what a correction owes to a host may be paid out, and no more', async () => {
  const box = await insertEventBox(database.db)
  await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: -100, gateway_receivable: 100 })
  const made = await payout(box, { amount_paise: 100, ...SENT })
  expect(await found()).toEqual([])
  await database.db.updateTable('payouts').set({ amount_paise: 101 }).where('id', '=', made.id).execute()
  expect(await found()).toEqual([TOO_MUCH])
})
