// Orders that nobody pays are asked about for four days, and then abandoned; money that still arrives is a contribution.
import { contributionsOf, pay, verify } from '../../../test/paying.ts'
import { anOrder, NEXT_YEAR, orderOf } from '../../../test/payments/orders.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

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
