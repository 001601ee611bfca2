// Somebody has the webhook's secret: what they sign is asked for at the provider, and moves nothing by itself.
import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../test/app.ts'
import { callsTo, contributionsOf, control, expectSoundBooks, pay, verify } from '../../../test/paying.ts'
import { aBoxWithContributions, attemptsOf, round } from '../../../test/paying-out.ts'
import { aDisputed, dispute } from '../../../test/payments/disputes.ts'
import { aContribution, anOrder, aPayment, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { eventOf, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS } from '../../../test/times.ts'

const CAPTURED = { amount: 52_104, currency: 'INR', status: 'captured', created_at: 1_795_000_000 }

const alarmsOf = (app: TestApp) => app.logged.flatMap(({ alarm }) => alarm ?? [])

const statusAtProvider = async (app: TestApp, paymentId: string) =>
  (await app.services.provider.fetchPayment(paymentId)).status

test('a payment that never happened is no gift, and wakes an operator', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  app.logged.length = 0
  const entity = { id: 'pay_NeverHappened1', order_id: orderId, ...CAPTURED }
  const event = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } })
  expect(await outcomeOfWebhook(app, event)).toBe('forged')
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect(alarmsOf(app)).toEqual(['webhooks-forged'])
})

test.for(['ours', 'another shop’s'])(
  'a payment of another order (%s) is neither a gift nor refunded as a second payment',
  async (whose, { app }) => {
    const { box, orderId } = await aContribution(app)
    const shop = () => app.services.provider.createOrder(52_104, randomUUID(), {})
    const other = whose === 'ours' ? (await anOrder(app)).orderId : (await shop()).id
    const { razorpay_payment_id: id } = await pay(app, other)
    for (const event of ['payment.captured', 'order.paid'])
      expect(await outcomeOfWebhook(app, await eventOf(app, event, id, { order_id: orderId }))).toBe('forged')
    expect(await statusAtProvider(app, id)).toBe('captured')
    expect(await callsTo(app, `${id}/refund`)).toEqual([])
    expect(await contributionsOf(app, box.id)).toHaveLength(1)
  },
)

test('a payment of ours in another state than signed is applied as the provider has it', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const { razorpay_payment_id: id } = await pay(app, orderId, { outcome: 'begin' })
  const captured = { status: 'captured', amount: 10_400 }
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', id, captured))).toBe('noted')
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('a dispute that is not lost at the provider takes nothing from the host', async ({ app }) => {
  const disputed = await aDisputed(app)
  const send = (entity: object) =>
    outcomeOfWebhook(app, JSON.stringify({ event: 'payment.dispute.lost', payload: { dispute: { entity } } }))
  expect(await send(dispute(disputed, 'lost'))).toBe('disputed')
  expect(await send(dispute({ ...disputed, id: 'disp_NeverWasOne1' }, 'lost'))).toBe('forged')
  expect(await contributionsOf(app, disputed.box.id)).toMatchObject([{ kept_paise: 50_100 }])
})

test('a payout under way at the provider neither arrives nor fails by an event', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  const sign = (change: object) => {
    const entity = { id: attempt?.provider_payout_id, reference_id: attempt?.id, amount: 50_100, ...change }
    return outcomeOfWebhook(app, JSON.stringify({ event: 'payout.failed', payload: { payout: { entity } } }))
  }
  for (const status of ['processed', 'failed', 'reversed']) expect(await sign({ status })).toBe('already')
  expect(await sign({ id: 'pout_NeverWasOne1', status: 'processed' })).toBe('forged')
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitted', reference: null }])
  await expectSoundBooks(app)
})

test('the provider is asked once for a reported payment, not again after verify', async ({ app }) => {
  const early = await aPayment(app, { box: NEXT_YEAR })
  const late = await aContribution(app, { box: NEXT_YEAR })
  const outcomes = []
  for (const { paymentId } of [early, late])
    for (const event of ['payment.captured', 'order.paid', 'payment.authorized'])
      outcomes.push(await outcomeOfWebhook(app, await eventOf(app, event, paymentId)))
  await verify(app, early.proof)
  expect(outcomes).toEqual(['contributed', ...Array.from({ length: 5 }, () => 'already')])
  expect(await callsTo(app, early.paymentId)).toEqual([`GET /v1/payments/${early.paymentId}`])
  expect(await callsTo(app, late.paymentId)).toEqual([`GET /v1/payments/${late.paymentId}`])
})

test('while the provider cannot be asked an event waits, and is applied later', async ({ app }) => {
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  const fault = { kind: 'server error', method: 'GET', path: `/v1/payments/${paymentId}`, times: 3 }
  await control(app, 'POST', '/faults', fault)
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})
