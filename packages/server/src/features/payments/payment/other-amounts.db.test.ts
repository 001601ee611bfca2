// Payments of another amount or in another currency than their order.
import type { TestApp } from '../../../test/app.ts'
import {
  askStatus,
  CHARGE_PAISE,
  contributionsOf,
  expectSoundBooks,
  failToPay,
  openFlagsOf,
  pay,
} from '../../../test/paying.ts'
import { anOrderWithKey, NEXT_YEAR, orderOf, paymentAtProvider } from '../../../test/payments/orders.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { applyPayment } from './apply-payment.ts'

const apply = (app: TestApp, payment: Parameters<typeof applyPayment>[1]) =>
  applyPayment({ ...app.services, now: app.clock.now }, payment)

test.for([
  ['a part of what was asked for', CHARGE_PAISE / 2, 25_050],
  ['more than was asked for', 2 * CHARGE_PAISE, 100_200],
] as const)(
  '%s is counted as received, not as ordered, and flagged [payment-20]',
  async ([_what, amount, contribution], { app }) => {
    const { box, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
    const { razorpay_payment_id: id } = await pay(app, orderId)
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
  const { box, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
  const { razorpay_payment_id: id } = await pay(app, orderId)
  const inDollars = await paymentAtProvider(app, id, { currency: 'USD' })
  expect(await applyPayment({ ...app.services, now: app.clock.now }, inDollars, box.id)).toBe('noted')
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'other-currency', payment_id: id }])
})
