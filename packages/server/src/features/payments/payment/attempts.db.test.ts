// Attempts to pay an order: several of them, and late captures.
import type { TestApp } from '../../../test/app.ts'
import { askStatus, contributionsOf, control, failToPay, pay, verify } from '../../../test/paying.ts'
import { anOrderWithKey, NEXT_YEAR, paymentAtProvider } from '../../../test/payments/orders.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'

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

test('all attempts to pay one order are stored with the bank’s answer; the captured one counts [payment-17]', async ({
  app,
}) => {
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

test('a genuine proof before the capture is pending; the same proof succeeds afterwards [payment-18]', async ({
  app,
}) => {
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
