// Reconciliation: the provider is asked about each order, and payments that no browser or webhook reported are found.
import { wait } from '../../../test/hosts/accounts.ts'
import {
  CHARGE_PAISE,
  callsTo,
  contributionsOf,
  control,
  failToPay,
  pay,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { anOrder, aPayment, NEXT_YEAR, orderOf } from '../../../test/payments/orders.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox, insertPaymentOrder } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test('an unreported payment counts two minutes after its order was opened, and is not checked again [reconcile-4]', async ({
  app,
}) => {
  const { box } = await aPayment(app, { box: NEXT_YEAR })
  await reconcileAfter(app, MINUTE_MS)
  expect(await contributionsOf(app, box.id)).toEqual([])
  await reconcileAfter(app, MINUTE_MS)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ amount_paise: 50_100 }])
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'paid', check_at: null })
})

test('a first attempt that failed and is captured an hour later is found [reconcile-8]', async ({ app }) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  const { error } = await failToPay(app, orderId)
  await reconcileAfter(app, 2 * MINUTE_MS)
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'failed' })
  await setPaymentState(app, error.metadata.payment_id, 'authorized')
  await reconcileAfter(app, HOUR_MS)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an order with a lost answer is found by receipt, with payment [reconcile-9]', async ({ app }) => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const lost = await insertPaymentOrder(app.services.db, {
    event_box_id: box.id,
    state: 'creating',
    provider_order_id: null,
    check_at: app.clock.now,
    created_at: app.clock.now,
  })
  const { id } = await app.services.provider.createOrder(CHARGE_PAISE, lost.id, {})
  await pay(app, id)
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'paid', provider_order_id: id })
})

test('an order that two processes find due is checked by one of them [reconcile-11]', async ({ app }) => {
  const { box, orderId } = await aPayment(app, { box: NEXT_YEAR })
  wait(app, 2 * MINUTE_MS)
  await Promise.all([reconcileAfter(app, 0), reconcileAfter(app, 0)])
  expect(await callsTo(app, `/v1/orders/${orderId}/payments`)).toHaveLength(1)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

// Orders that the provider does not report: they are asked about again, and delay no others.
const warnings: unknown[] = []

const log = {
  warn: (details: unknown) => warnings.push(details),
  error: (details: unknown) => warnings.push(details),
}

test('if the provider does not answer, the order is checked again ten seconds later', async ({ app }) => {
  const { box } = await aPayment(app, { box: NEXT_YEAR })
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'GET',
    path: '/v1/orders/*/payments',
    times: 3,
  })
  await reconcileAfter(app, 2 * MINUTE_MS, log)
  expect(warnings.splice(0)).toHaveLength(1)
  expect(await contributionsOf(app, box.id)).toEqual([])
  await reconcileAfter(app, 10_000, log)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('orders that the provider refuses to report delay no others, and wait an hour', async ({ app }) => {
  const { db } = app.services
  const opened = app.clock.now
  const ofNobody = await insertEventBox(db, NEXT_YEAR)
  for (let count = 0; count < 20; count++)
    await insertPaymentOrder(db, { event_box_id: ofNobody.id, check_at: opened, created_at: opened })
  const { box } = await aPayment(app, { box: NEXT_YEAR })
  await reconcileAfter(app, 2 * MINUTE_MS, log)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  expect(warnings.splice(0)).toHaveLength(20)
  const left = await db
    .selectFrom('payment_orders')
    .select('check_at')
    .distinct()
    .where('event_box_id', '=', ofNobody.id)
    .execute()
  expect(left).toEqual([{ check_at: new Date(opened.getTime() + 62 * MINUTE_MS) }])
  await db
    .updateTable('payment_orders')
    .set({ check_at: null })
    .where('event_box_id', '=', ofNobody.id)
    .execute()
})

test('with a key of the other mode the provider is not asked about orders that it does not know [reconcile-10]', async ({
  app,
}) => {
  const { box } = await anOrder(app, { box: NEXT_YEAR })
  await app.services.db
    .updateTable('payment_orders')
    .set({ key_mode: 'live' })
    .where('event_box_id', '=', box.id)
    .execute()
  const { check_at } = await orderOf(app, box.id)
  await reconcileAfter(app, 2 * MINUTE_MS, log)
  expect(warnings.splice(0)).toEqual([])
  expect(await orderOf(app, box.id)).toMatchObject({ check_at })
})

// Orders that nobody pays are asked about for four days, and then abandoned; money that still arrives is a contribution.
test('an unpaid order is checked after 2 and 15 minutes, 1, 24, 72 and 96 hours, and then abandoned [reconcile-5]', async ({
  app,
}) => {
  const { box } = await anOrder(app, { box: NEXT_YEAR })
  const opened = app.clock.now.getTime()
  const checks = []
  for (;;) {
    const { check_at } = await orderOf(app, box.id)
    if (check_at === null) break
    checks.push((check_at.getTime() - opened) / MINUTE_MS)
    await reconcileAfter(app, check_at.getTime() - app.clock.now.getTime())
  }
  expect(checks).toEqual([2, 15, 60, 24 * 60, 72 * 60, 96 * 60])
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'abandoned' })
})

test('money that arrives for an abandoned order is a contribution [reconcile-6]', async ({ app }) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  await reconcileAfter(app, 100 * HOUR_MS)
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'abandoned' })
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  await expect.poll(() => contributionsOf(app, box.id)).toHaveLength(1)
})

test('a proof for an abandoned order makes the contribution [reconcile-7]', async ({ app }) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  await reconcileAfter(app, 100 * HOUR_MS)
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'abandoned' })
  expect((await verify(app, await pay(app, orderId))).body).toMatchObject({ status: 'success' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})
