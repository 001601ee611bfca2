// Attempts to pay an order: several of them, late captures, other amounts, other currencies.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import {
  askStatus,
  CHARGE_PAISE,
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  failToPay,
  openFlagsOf,
  openOrder,
  pay,
  sendWebhook,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { reconcileDue } from '../reconcile/reconcile-due.ts'
import { applyPayment } from './apply-payment.ts'

const HOUR_MS = 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function anOrder() {
  const box = await insertEventBox(app.services.db, { event_date: '2027-11-21' })
  const key = crypto.randomUUID()
  const { body } = await openOrder(app, { giftid: box.id, request_key: key })
  return { box, key, orderId: body.id as string }
}

const attemptsOf = (orderId: string) =>
  app.services.db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .select(['payments.id', 'status', 'payments.amount_paise', 'currency', 'error_description'])
    .where('provider_order_id', '=', orderId)
    .orderBy('payments.provider_created_at')
    .orderBy('status', 'desc')
    .execute()

const orderOf = (orderId: string) =>
  app.services.db
    .selectFrom('payment_orders')
    .select('state')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirstOrThrow()

/** A payment as the provider has it now, with the test's changes. */
async function reported(orderId: string, paymentId: string, change: object = {}) {
  const payment = JSON.parse(await eventOf(app, 'payment.captured', paymentId)).payload.payment.entity
  return { ...payment, order_id: orderId, ...change }
}
const apply = (payment: Parameters<typeof applyPayment>[1]) =>
  applyPayment({ ...app.services, now: app.clock.now }, payment)

async function reconcileAfter(ms: number): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  await reconcileDue({ ...app.services, log: app.app.log, signal: new AbortController().signal })
}

test('all attempts to pay one order are stored with the bank’s answer; the captured one is the contribution [payment-17]', async () => {
  const { box, orderId } = await anOrder()
  await failToPay(app, orderId)
  await failToPay(app, orderId)
  const proof = await pay(app, orderId)
  await verify(app, proof)
  await reconcileAfter(HOUR_MS)
  const attempts = await attemptsOf(orderId)
  expect(attempts.map(({ status }) => status).sort()).toEqual(['captured', 'failed', 'failed'])
  expect(attempts.filter(({ error_description }) => error_description !== null)).toHaveLength(2)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: proof.razorpay_payment_id }])
})

/** For the given number of calls the provider reports this payment as authorized, and no other. */
async function reportAsAuthorized(orderId: string, paymentId: string, times: number) {
  const authorized = { ...(await reported(orderId, paymentId)), status: 'authorized', captured: false }
  const fault = { kind: 'garbled', method: 'GET', times }
  await control(app, 'POST', '/faults', { ...fault, path: `/v1/payments/${paymentId}`, told: authorized })
  await control(app, 'POST', '/faults', {
    ...fault,
    path: `/v1/orders/${orderId}/payments`,
    told: { items: [authorized] },
  })
}

test('a genuine proof before the capture is pending; the same proof succeeds afterwards [payment-18]', async () => {
  const { box, key, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  await reportAsAuthorized(orderId, proof.razorpay_payment_id, 1)
  const { status, body } = await verify(app, proof)
  expect([status, body.status]).toEqual([202, 'pending'])
  expect(await attemptsOf(orderId)).toMatchObject([{ status: 'authorized' }])
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'pending' })
  expect(await contributionsOf(app, box.id)).toEqual([])
  await control(app, 'DELETE', '/faults')
  expect((await verify(app, proof)).body).toEqual({ success: true, status: 'success' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an authorized payment counts once it is captured; after a day without a capture there is an alarm [payment-19]', async () => {
  const { box, orderId } = await anOrder()
  const { razorpay_payment_id } = await pay(app, orderId)
  const alarms = () => app.logged.filter(({ alarm }) => alarm === 'payment-not-captured').length
  await reportAsAuthorized(orderId, razorpay_payment_id, 2)
  await reconcileAfter(HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toEqual([0, []])
  await reconcileAfter(23 * HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toEqual([1, []])
  await control(app, 'DELETE', '/faults')
  await reconcileAfter(48 * HOUR_MS)
  expect([alarms(), await contributionsOf(app, box.id)]).toMatchObject([1, [{ amount_paise: 50_100 }]])
})

test.each([
  ['a part of what was asked for', CHARGE_PAISE / 2, 25_050],
  ['more than was asked for', 2 * CHARGE_PAISE, 100_200],
])(
  '%s is counted as received, not as ordered, and flagged [payment-20]',
  async (_what, amount, contribution) => {
    const { box, orderId } = await anOrder()
    const { razorpay_payment_id: id } = await pay(app, orderId)
    expect(await apply(await reported(orderId, id, { amount }))).toBe('contributed')
    expect(await contributionsOf(app, box.id)).toMatchObject([{ amount_paise: contribution }])
    expect(await openFlagsOf(app, box.id)).toMatchObject([
      { kind: 'amount-differs', detail: { paid_paise: amount, ordered_paise: CHARGE_PAISE } },
    ])
  },
)

test('money in another currency is no contribution: it is stored and flagged, whatever comes after it [payment-21]', async () => {
  const { box, key, orderId } = await anOrder()
  const { error } = await failToPay(app, orderId)
  const inDollars = { id: 'pay_InDollars00001', status: 'captured', currency: 'USD' }
  expect(await apply(await reported(orderId, error.metadata.payment_id, inDollars))).toBe('noted')
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect(await orderOf(orderId)).toEqual({ state: 'created' })
  const flagged = { kind: 'other-currency', payment_id: inDollars.id, detail: { currency: 'USD' } }
  expect(await openFlagsOf(app, box.id)).toMatchObject([flagged])
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'pending' })
  await reconcileAfter(96 * HOUR_MS)
  await expectSoundBooks(app)
  const { razorpay_payment_id } = await pay(app, orderId)
  expect(await apply(await reported(orderId, razorpay_payment_id))).toBe('contributed')
  expect(await orderOf(orderId)).toEqual({ state: 'paid' })
  expect(await openFlagsOf(app, box.id)).toMatchObject([flagged])
})

test.each(['live', 'test'] as const)(
  'events of a payment with a %s key count where that is our key mode only [payment-22]',
  async (key_mode) => {
    const { box, orderId } = await anOrder()
    await app.services.db
      .updateTable('payment_orders')
      .set({ key_mode })
      .where('provider_order_id', '=', orderId)
      .execute()
    const { razorpay_payment_id: id } = await pay(app, orderId)
    await sendWebhook(app, await eventOf(app, 'payment.captured', id), {
      'x-razorpay-event-id': `of-${key_mode}`,
    })
    const outcome = await vi.waitFor(
      () =>
        app.services.db
          .selectFrom('provider_events')
          .select('outcome')
          .where('id', '=', `of-${key_mode}`)
          .where('handled_at', 'is not', null)
          .executeTakeFirstOrThrow(),
      PATIENCE_MS,
    )
    const isOurs = key_mode === 'test'
    expect(outcome).toEqual({ outcome: isOurs ? 'contributed' : 'other-key' })
    expect(await contributionsOf(app, box.id)).toHaveLength(isOurs ? 1 : 0)
    expect(app.logged.some(({ alarm }) => alarm === 'event-not-applied')).toBe(!isOurs)
    app.logged.length = 0
  },
)
