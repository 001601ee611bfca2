// Second payments of one order, and captures after a refund: they go back to the guest, or an administrator decides.
import { vi } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  openFlagsOf,
  pay,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { anOrder, payTwice } from '../../../test/payments/orders.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'

test('a late capture after the refund makes no contribution', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  const captured = await eventOf(app, 'payment.captured', paymentId)
  await setPaymentState(app, paymentId, 'refunded')
  await sendWebhook(app, await eventOf(app, 'order.paid', paymentId))
  await untilEventsAreHandled(app)
  await sendWebhook(app, captured)
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('a second captured payment of one order is refunded and makes no second contribution [payment-15]', async ({
  app,
}) => {
  const { box, orderId } = await anOrder(app)
  const { proof, second } = await payTwice(app, orderId)
  await verify(app, proof)
  await sendWebhook(app, await eventOf(app, 'payment.captured', second))
  await vi.waitFor(async () => {
    const refund = await app.services.db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', second)
      .executeTakeFirst()
    expect(refund).toMatchObject({
      amount_paise: CHARGE_PAISE,
      provider_refund_id: expect.stringMatching(/^rfnd_/),
    })
  }, PATIENCE_MS)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

const refundsOf = (app: TestApp, paymentId: string) =>
  app.services.db
    .selectFrom('refunds')
    .select(['amount_paise', 'state'])
    .where('payment_id', '=', paymentId)
    .orderBy('amount_paise')
    .execute()

test('a duplicate payment that was refunded in part by hand gets only the rest back', async ({ app }) => {
  const { orderId } = await anOrder(app)
  const { proof, second } = await payTwice(app, orderId)
  await verify(app, proof)
  await app.services.provider.refundPayment(second, 10_400, 'a-part-by-hand')
  await sendWebhook(app, await eventOf(app, 'payment.captured', second))
  await expect
    .poll(() => refundsOf(app, second))
    .toEqual([
      { amount_paise: 10_400, state: 'processed' },
      { amount_paise: CHARGE_PAISE - 10_400, state: 'processed' },
    ])
})

test('a duplicate of a refunded contribution is kept and flagged', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const { proof, second } = await payTwice(app, orderId)
  await verify(app, proof)
  await app.services.provider.refundPayment(proof.razorpay_payment_id, CHARGE_PAISE, 'before-the-backup')
  await sendWebhook(app, await eventOf(app, 'payment.captured', second))
  await expect.poll(() => refundsOf(app, second)).toEqual([{ amount_paise: CHARGE_PAISE, state: 'failed' }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'gift-gone', payment_id: second, detail: { gift_payment_id: proof.razorpay_payment_id } },
    { kind: 'second-payment', payment_id: second },
  ])
})
