// Verify knows the box: what must follow a contribution follows it there too, though a plain one is a single statement (decision 53).
import { LEDGER_ACCOUNTS } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import {
  askStatus,
  CHARGE_PAISE,
  contributionsOf,
  control,
  failToPay,
  openFlagsOf,
  pay,
  verify,
} from '../../../test/paying.ts'
import { aContribution, anOrderWithKey, NEXT_YEAR, paymentAtProvider } from '../../../test/payments/orders.ts'
import { reconcileAfter, untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { applyPayment } from './apply-payment.ts'

const ORDERED_PAISE = 52_104

const LATER = new Date('2026-11-30T06:00:00Z')

const AT = new Date('2026-11-21T06:00:00Z')

test.for([
  ['of the ordered amount, for an open box', {}, ORDERED_PAISE, [], LATER],
  ['of another amount', {}, 2 * ORDERED_PAISE, ['amount-differs'], LATER],
  ['for a deleted box', { deleted_at: AT }, ORDERED_PAISE, [], LATER],
  ['for a box whose event is over', { event_date: '2026-11-19' }, ORDERED_PAISE, [], undefined],
] as const)(
  'a payment %s becomes a contribution with its flags, and its box is due where the event is over',
  async ([what, box, amount, flags, dueAt], { app }) => {
    const { services, clock } = app
    const { id } = await insertEventBox(services.db, { event_date: '2026-11-22', check_at: LATER, ...box })
    const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
    const payment = {
      ...{
        id: `pay_${what.replaceAll(/\W/g, '')}`,
        order_id: order.provider_order_id,
        amount,
        currency: 'INR',
      },
      ...{ status: 'captured' as const, created_at: AT.getTime() / 1000 },
    }
    expect(await applyPayment({ ...services, now: clock.now }, payment, id)).toBe('contributed')
    expect((await openFlagsOf(app, id)).map(({ kind }) => kind)).toEqual(flags)
    const due = services.db.selectFrom('event_boxes').select('check_at').where('id', '=', id)
    expect(await due.executeTakeFirst()).toEqual({ check_at: dueAt ?? clock.now })
  },
)

test('the provider’s fee enters the ledger with the contribution, by any report', async ({ app }) => {
  const { services, clock } = app
  const { id } = await insertEventBox(services.db, { event_date: '2026-11-22' })
  const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
  const payment = {
    ...{ id: 'pay_WithFee', order_id: order.provider_order_id, amount: ORDERED_PAISE, currency: 'INR' },
    ...{ status: 'captured' as const, created_at: AT.getTime() / 1000, fee: 1_230, tax: 188 },
  }
  expect(await applyPayment({ ...services, now: clock.now }, payment, id)).toBe('contributed')
  const fees = await services.db
    .selectFrom('ledger')
    .select(['gateway_receivable', 'gateway_charges', 'input_gst'])
    .where('event_box_id', '=', id)
    .where('kind', '=', 'gateway-fee')
    .execute()
  expect(fees).toEqual([{ gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }])
})

test('a payment that was stored before keeps the details of that report', async ({ app }) => {
  const { services, clock } = app
  const { id } = await insertEventBox(services.db, { event_date: '2026-11-22' })
  const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
  const stored = await insertPayment(services.db, {
    ...{ payment_order_id: order.id, event_box_id: id, amount_paise: ORDERED_PAISE },
    ...{ status: 'authorized', rrn: '452312345678' },
  })
  const payment = {
    ...{ id: stored.id, order_id: order.provider_order_id, amount: ORDERED_PAISE, currency: 'INR' },
    ...{ status: 'captured' as const, created_at: AT.getTime() / 1000 },
  }
  expect(await applyPayment({ ...services, now: clock.now }, payment, id)).toBe('contributed')
  const [after] = await services.db.selectFrom('payments').selectAll().where('id', '=', stored.id).execute()
  expect(after).toMatchObject({ status: 'captured', rrn: '452312345678' })
})

test('after a failed attempt the next one counts, and a third one goes back', async ({ app }) => {
  const { services, clock } = app
  const { id } = await insertEventBox(services.db, { event_date: '2026-11-22' })
  const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
  const attempt = (name: string, status: 'failed' | 'captured') => ({
    ...{ id: `pay_${name}`, order_id: order.provider_order_id, amount: ORDERED_PAISE, currency: 'INR' },
    ...{ status, created_at: AT.getTime() / 1000 },
  })
  const apply = (payment: ReturnType<typeof attempt>) =>
    applyPayment({ ...services, now: clock.now }, payment, id)
  expect(await apply(attempt('First', 'failed'))).toBe('noted')
  expect(await apply(attempt('Second', 'captured'))).toBe('contributed')
  expect(await apply(attempt('Third', 'captured'))).toBe('refunding')
  expect(await apply(attempt('Second', 'captured'))).toBe('already')
  expect(await contributionsOf(app, id)).toMatchObject([{ payment_id: 'pay_Second' }])
  const refunds = await services.db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_paise'])
    .where('event_box_id', '=', id)
    .execute()
  expect(refunds).toEqual([{ payment_id: 'pay_Third', amount_paise: ORDERED_PAISE }])
})

// A payment's entries in the ledger: the contribution and the provider's fee.
/** The fee for ₹521.04: 2 %, and 18 % GST on that (docs/razorpay.md §2.2). */
const FEE = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }

/** The entries of a payment in the order of writing: kind, box, and the accounts that are not zero. */
async function entriesOf({ services }: TestApp, paymentId: string) {
  const entries = await services.db
    .selectFrom('ledger')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute()
  return entries.map((entry) => ({
    kind: entry.kind,
    box: entry.event_box_id,
    ...Object.fromEntries(LEDGER_ACCOUNTS.flatMap((key) => (entry[key] === 0 ? [] : [[key, entry[key]]]))),
  }))
}

test('a contribution and its fee are entered once, however often reported', async ({ app }) => {
  const { box, paymentId, proof } = await aContribution(app)
  await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  await verify(app, proof)
  await untilEventsAreHandled(app)
  const entries = await entriesOf(app, paymentId)
  expect(entries).toHaveLength(2)
  expect(entries).toEqual(
    expect.arrayContaining([
      {
        ...{ kind: 'contribution', box: box.id },
        ...{ gateway_receivable: CHARGE_PAISE, owed_to_hosts: -50_100, platform_fee: -2_004 },
      },
      { kind: 'gateway-fee', box: box.id, ...FEE },
    ]),
  )
})

// Attempts to pay an order: several of them, and late captures.
const attemptsOf = (app: TestApp, orderId: string) =>
  app.services.db
    .selectFrom('payments')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.id', '=', 'payments.payment_order_id')
        .onRef('payment_orders.event_box_id', '=', 'payments.event_box_id'),
    )
    .select(['payments.id', 'status', 'payments.amount_paise', 'currency', 'error_description'])
    .where('provider_order_id', '=', orderId)
    .orderBy('payments.provider_created_at')
    .orderBy('status', 'desc')
    .execute()

test('all attempts to pay an order are stored; the captured one counts [payment-17]', async ({ app }) => {
  const { box, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
  await failToPay(app, orderId)
  await failToPay(app, orderId)
  const proof = await pay(app, orderId)
  await verify(app, proof)
  await reconcileAfter(app, HOUR_MS)
  const attempts = await attemptsOf(app, orderId)
  expect(attempts.map(({ status }) => status).sort()).toEqual(['captured', 'failed', 'failed'])
  expect(attempts.filter(({ error_description }) => error_description !== null)).toHaveLength(2)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: proof.razorpay_payment_id }])
})

/** For the given number of calls the provider reports this payment as authorized, and no other. */
async function reportAsAuthorized(app: TestApp, orderId: string, paymentId: string, times: number) {
  const authorized = { ...(await paymentAtProvider(app, paymentId)), status: 'authorized', captured: false }
  const fault = { kind: 'garbled', method: 'GET', times }
  await control(app, 'POST', '/faults', { ...fault, path: `/v1/payments/${paymentId}`, told: authorized })
  await control(app, 'POST', '/faults', {
    ...fault,
    path: `/v1/orders/${orderId}/payments`,
    told: { items: [authorized] },
  })
}

test('a genuine proof before the capture is pending, and succeeds later [payment-18]', async ({ app }) => {
  const { box, key, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
  const proof = await pay(app, orderId)
  await reportAsAuthorized(app, orderId, proof.razorpay_payment_id, 1)
  const { status, body } = await verify(app, proof)
  expect([status, body.status]).toEqual([202, 'pending'])
  expect(await attemptsOf(app, orderId)).toMatchObject([{ status: 'authorized' }])
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'pending' })
  expect(await contributionsOf(app, box.id)).toEqual([])
  await control(app, 'DELETE', '/faults')
  expect((await verify(app, proof)).body).toMatchObject({ success: true, status: 'success' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an authorized payment counts once it is captured; after a day without a capture there is an alarm [payment-19]', async ({
  app,
}) => {
  const { box, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
  const { razorpay_payment_id } = await pay(app, orderId)
  const alarms = () => app.logged.filter(({ alarm }) => alarm === 'payment-not-captured').length
  await reportAsAuthorized(app, orderId, razorpay_payment_id, 2)
  await reconcileAfter(app, HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toEqual([0, []])
  await reconcileAfter(app, 23 * HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toEqual([1, []])
  await control(app, 'DELETE', '/faults')
  await reconcileAfter(app, 48 * HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toMatchObject([1, [{ amount_paise: 50_100 }]])
})
