// Verify knows the box: what must follow a contribution follows it there too, though a plain one is a single statement (decision 53).
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
import {
  aContribution,
  anOrderWithKey,
  aPayment,
  NEXT_YEAR,
  paymentAtProvider,
} from '../../../test/payments/orders.ts'
import { reconcileAfter, untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox, insertPaymentOrder, type NewRow, SOME_TIME } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { applyPayment } from './apply-payment.ts'

const LATER = new Date('2026-11-30T06:00:00Z')

/** `apply` reports an attempt to pay the order of a known box. */
async function anOrderInBox({ services, clock }: TestApp, change: Partial<NewRow<'event_boxes'>> = {}) {
  const { id: boxId } = await insertEventBox(services.db, change)
  const { provider_order_id } = await insertPaymentOrder(services.db, { event_box_id: boxId })
  const report = { order_id: provider_order_id, currency: 'INR', created_at: SOME_TIME.getTime() / 1000 }
  const apply = (id: string, status: 'failed' | 'captured', amount = CHARGE_PAISE) =>
    applyPayment({ ...services, now: clock.now }, { ...report, id, status, amount }, boxId)
  return { boxId, apply }
}

test.for([
  ['of the ordered amount, for an open box', {}, CHARGE_PAISE, [], LATER],
  ['of another amount', {}, 2 * CHARGE_PAISE, ['amount-differs'], LATER],
  ['for a deleted box', { deleted_at: SOME_TIME }, CHARGE_PAISE, [], LATER],
  ['for a box whose event is over', { event_date: '2026-11-19' }, CHARGE_PAISE, [], undefined],
] as const)(
  'a payment %s becomes a contribution with its flags, and its box is due where the event is over',
  async ([what, box, amount, flags, dueAt], { app }) => {
    const { boxId, apply } = await anOrderInBox(app, { check_at: LATER, ...box })
    expect(await apply(`pay_${what.replaceAll(/\W/g, '')}`, 'captured', amount)).toBe('contributed')
    expect((await openFlagsOf(app, boxId)).map(({ kind }) => kind)).toEqual(flags)
    const due = app.services.db.selectFrom('event_boxes').select('check_at').where('id', '=', boxId)
    expect(await due.executeTakeFirst()).toEqual({ check_at: dueAt ?? app.clock.now })
  },
)

test('after a failed attempt the next one counts, and a third one goes back', async ({ app }) => {
  const { boxId, apply } = await anOrderInBox(app)
  expect(await apply('pay_First', 'failed')).toBe('noted')
  expect(await apply('pay_Second', 'captured')).toBe('contributed')
  expect(await apply('pay_Third', 'captured')).toBe('refunding')
  expect(await apply('pay_Second', 'captured')).toBe('already')
  expect(await contributionsOf(app, boxId)).toMatchObject([{ payment_id: 'pay_Second' }])
  const refunds = await app.services.db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_paise'])
    .where('event_box_id', '=', boxId)
    .execute()
  expect(refunds).toEqual([{ payment_id: 'pay_Third', amount_paise: CHARGE_PAISE }])
})

/** The fee for ₹521.04: 2 %, and 18 % GST on that (docs/razorpay.md §2.2). */
const FEE = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }

test('a contribution and its fee are entered once, however often reported', async ({ app }) => {
  const { box, paymentId, proof } = await aContribution(app)
  await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  await verify(app, proof)
  await untilEventsAreHandled(app)
  const entries = await app.services.db
    .selectFrom('ledger')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('kind')
    .execute()
  const gift = { gateway_receivable: CHARGE_PAISE, owed_to_hosts: -50_100, platform_fee: -2_004 }
  expect(entries).toMatchObject([
    { kind: 'contribution', event_box_id: box.id, ...gift },
    { kind: 'gateway-fee', event_box_id: box.id, ...FEE },
  ])
})

// Attempts to pay an order: several of them, and late captures.
const attemptsOf = ({ services }: TestApp, boxId: string) =>
  services.db
    .selectFrom('payments')
    .select(['status', 'error_description'])
    .where('event_box_id', '=', boxId)
    .execute()

test('all attempts to pay an order are stored; the captured one counts [payment-17]', async ({ app }) => {
  const { box, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
  await failToPay(app, orderId)
  await failToPay(app, orderId)
  const proof = await pay(app, orderId)
  await verify(app, proof)
  await reconcileAfter(app, HOUR_MS)
  const attempts = await attemptsOf(app, box.id)
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
  expect(await attemptsOf(app, box.id)).toMatchObject([{ status: 'authorized' }])
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'pending' })
  expect(await contributionsOf(app, box.id)).toEqual([])
  await control(app, 'DELETE', '/faults')
  expect((await verify(app, proof)).body).toMatchObject({ success: true, status: 'success' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an authorized payment counts once it is captured; after a day without a capture there is an alarm [payment-19]', async ({
  app,
}) => {
  const { box, orderId, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  const alarms = () => app.logged.filter(({ alarm }) => alarm === 'payment-not-captured').length
  await reportAsAuthorized(app, orderId, paymentId, 2)
  await reconcileAfter(app, HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toEqual([0, []])
  await reconcileAfter(app, 23 * HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toEqual([1, []])
  await control(app, 'DELETE', '/faults')
  await reconcileAfter(app, 48 * HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toMatchObject([1, [{ amount_paise: 50_100 }]])
})
