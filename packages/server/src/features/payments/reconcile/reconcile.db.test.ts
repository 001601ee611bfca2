// Reconciliation: the provider is asked about each order, and payments that no browser or webhook reported are found.
import { wait } from '../../../test/hosts/accounts.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  control,
  failToPay,
  pay,
  setPaymentState,
} from '../../../test/paying.ts'
import { anOrder, NEXT_YEAR, orderOf } from '../../../test/payments/orders.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { insertEventBox, insertPaymentOrder } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test('an unreported payment counts two minutes after its order was opened, and is not checked again [reconcile-4]', async ({
  app,
}) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  await pay(app, orderId)
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

test('an order whose answer was lost is found by its receipt, with its payment [reconcile-9]', async ({
  app,
}) => {
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

test('an order that two processes find due at once is checked by one of them [reconcile-11]', async ({
  app,
}) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  await pay(app, orderId)
  wait(app, 2 * MINUTE_MS)
  await Promise.all([reconcileAfter(app, 0), reconcileAfter(app, 0)])
  const { requests } = await control<{ requests: { url: string }[] }>(app, 'GET', '/requests')
  expect(requests.filter(({ url }) => url === `/v1/orders/${orderId}/payments`)).toHaveLength(1)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('a refund at the provider’s dashboard is found with its payment, though no webhook reported either', async ({
  app,
}) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await app.services.provider.refundPayment(paymentId, 104_00, `by-hand-${paymentId}`)
  await reconcileAfter(app, 2 * MINUTE_MS)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ refunded_paise: 100_00, kept_paise: 401_00 }])
  expect(
    await app.services.db
      .selectFrom('refunds')
      .select(['id', 'amount_paise'])
      .where('payment_id', '=', paymentId)
      .execute(),
  ).toMatchObject([{ amount_paise: 104_00 }])
})
