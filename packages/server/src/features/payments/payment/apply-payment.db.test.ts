// After a guest paid: each contribution is recorded exactly once, by whichever report comes first, and no money is lost.
import { LEDGER_ACCOUNTS } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { feedOf } from '../../../test/feed.ts'
import {
  askStatus,
  CHARGE_PAISE,
  contributionsOf,
  expectSoundBooks,
  failToPay,
  openFlagsOf,
  pay,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import {
  anOrder,
  anOrderWithKey,
  aPayment,
  NEXT_YEAR,
  orderOf,
  paymentAtProvider,
  payTwice,
} from '../../../test/payments/orders.ts'
import {
  reconcileAfter,
  untilContributed,
  untilEventsAreHandled,
} from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { applyPayment } from './apply-payment.ts'

test('a payment makes a gift, its fee, a ledger entry and a feed line [payment-1]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  const { status, body } = await verify(app, proof)
  const receipt = {
    path: expect.stringMatching(`^/contribute/${box.id}/receipt/`),
    paid_at: expect.any(String),
    bank_reference: expect.stringMatching(/^\d+$/),
  }
  expect({ status, body }).toEqual({ status: 200, body: { success: true, status: 'success', receipt } })
  expect((await verify(app, proof)).body.receipt).toEqual(body.receipt)

  const [contribution] = await contributionsOf(app, box.id)
  expect(contribution).toMatchObject({
    payment_id: proof.razorpay_payment_id,
    guest_name: 'Sunita Deshpande',
    amount_paise: 50_100,
    fee_paise: 2004,
  })
  expect(await openFlagsOf(app, box.id)).toEqual([])
  const entries = await app.services.db
    .selectFrom('ledger')
    .select(LEDGER_ACCOUNTS)
    .where('contribution_id', '=', contribution?.id ?? '')
    .execute()
  expect(entries).toMatchObject([
    { gateway_receivable: CHARGE_PAISE, owed_to_hosts: -50_100, platform_fee: -2004 },
  ])
  expect(await feedOf(app, { event_box_id: box.id })).toMatchObject([
    { description: 'Sunita Deshpande gave ₹501' },
  ])
})

test('three verifies and two webhooks at once make one contribution [payment-2]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  const answers = await Promise.all([
    verify(app, proof),
    sendWebhook(app, captured),
    verify(app, proof),
    sendWebhook(app, await eventOf(app, 'order.paid', proof.razorpay_payment_id)),
    verify(app, proof),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('the webhook alone suffices where the guest’s browser is gone [payment-3]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  expect(await untilContributed(app, box.id)).toMatchObject([
    { amount_paise: 50_100, guest_phone: '9876543210' },
  ])
})

test('a payment that failed first and was captured later is a contribution; a late failure changes nothing [payment-12]', async ({
  app,
}) => {
  const { box, orderId } = await anOrder(app)
  const { error } = await failToPay(app, orderId)
  const ofFailure = await eventOf(app, 'payment.failed', error.metadata.payment_id)
  await sendWebhook(app, ofFailure)
  await setPaymentState(app, error.metadata.payment_id, 'authorized')
  await sendWebhook(app, await eventOf(app, 'payment.captured', error.metadata.payment_id))
  await untilContributed(app, box.id)
  await sendWebhook(app, ofFailure)
  await untilEventsAreHandled(app)
  const order = await app.services.db
    .selectFrom('payment_orders')
    .select('state')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirst()
  expect(order).toEqual({ state: 'paid' })
})

// Second payments of one order: they go back to the guest, or an administrator decides.
const refundsOf = (app: TestApp, paymentId: string) =>
  app.services.db
    .selectFrom('refunds')
    .select(['amount_paise', 'state'])
    .where('payment_id', '=', paymentId)
    .orderBy('amount_paise')
    .execute()

test('a second captured payment of one order is refunded, not counted [payment-15]', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const { proof, second } = await payTwice(app, orderId)
  await verify(app, proof)
  await sendWebhook(app, await eventOf(app, 'payment.captured', second))
  await expect
    .poll(() => refundsOf(app, second))
    .toEqual([{ amount_paise: CHARGE_PAISE, state: 'processed' }])
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

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
  ])
})

// Payments of another amount or in another currency than their order.
const apply = (app: TestApp, payment: Parameters<typeof applyPayment>[1]) =>
  applyPayment({ ...app.services, now: app.clock.now }, payment)

test.for([
  ['a part of what was asked for', CHARGE_PAISE / 2, 25_050],
  ['more than was asked for', 2 * CHARGE_PAISE, 100_200],
] as const)(
  '%s is counted as received, not as ordered, and flagged [payment-20]',
  async ([_what, amount, contribution], { app }) => {
    const { box, paymentId: id } = await aPayment(app, { box: NEXT_YEAR })
    expect(await apply(app, await paymentAtProvider(app, id, { amount }))).toBe('contributed')
    expect(await contributionsOf(app, box.id)).toMatchObject([{ amount_paise: contribution }])
    expect(await openFlagsOf(app, box.id)).toMatchObject([
      { kind: 'amount-differs', detail: { paid_paise: amount, ordered_paise: CHARGE_PAISE } },
    ])
  },
)

test('money in another currency is stored and flagged, and is no contribution, whatever comes after [payment-21]', async ({
  app,
}) => {
  const { box, key, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
  const { error } = await failToPay(app, orderId)
  const inDollars = { id: 'pay_InDollars00001', status: 'captured', currency: 'USD' }
  expect(await apply(app, await paymentAtProvider(app, error.metadata.payment_id, inDollars))).toBe('noted')
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'created' })
  const flagged = { kind: 'other-currency', payment_id: inDollars.id, detail: { currency: 'USD' } }
  expect(await openFlagsOf(app, box.id)).toMatchObject([flagged])
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'pending' })
  await reconcileAfter(app, 96 * HOUR_MS)
  await expectSoundBooks(app)
  const { razorpay_payment_id } = await pay(app, orderId)
  expect(await apply(app, await paymentAtProvider(app, razorpay_payment_id))).toBe('contributed')
  expect(await orderOf(app, box.id)).toMatchObject({ state: 'paid' })
  expect(await openFlagsOf(app, box.id)).toMatchObject([flagged])
})

test('nor is the first payment of an order, of the same number in another currency', async ({ app }) => {
  const { box, paymentId: id } = await aPayment(app, { box: NEXT_YEAR })
  const inDollars = await paymentAtProvider(app, id, { currency: 'USD' })
  expect(await applyPayment({ ...app.services, now: app.clock.now }, inDollars, box.id)).toBe('noted')
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'other-currency', payment_id: id }])
})
