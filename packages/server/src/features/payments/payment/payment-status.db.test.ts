// The payment status that a guest's browser reads, whatever verify and webhooks failed to report.
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import {
  askStatus,
  callsTo,
  contributionsOf,
  control,
  failToPay,
  pay,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { ASK_AGAIN_MS, anOrderWithKey } from '../../../test/payments/orders.ts'
import { eventOf, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'

test.beforeEach(({ app }) => control(app, 'DELETE', '/faults'))

test('a contribution is answered with its rupees, and the receipt that verify answered', async ({ app }) => {
  const { key, orderId } = await anOrderWithKey(app)
  const { receipt } = (await verify(app, await pay(app, orderId))).body
  const { status, body, headers } = await askStatus(app, key)
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, state: 'paid', amount: 501, receipt },
  })
  expect(headers['cache-control']).toBe('no-store')
})

test('an unreported payment is found at the provider, and counts [payment-30]', async ({ app }) => {
  const { box, key, orderId } = await anOrderWithKey(app)
  await pay(app, orderId)
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'paid', amount: 501 })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an order without an attempt has the state none, and so has an unknown key', async ({ app }) => {
  const { key } = await anOrderWithKey(app)
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, key)).body).toMatchObject({ success: true, state: 'none' })
  expect((await askStatus(app, crypto.randomUUID())).body).toEqual({ success: true, state: 'none' })
})

test.for(['', 'x', null, undefined, 5, '../../etc', { $ne: '' }])(
  'an invalid key is refused: %j',
  async (request_key, { app }) => {
    expect((await askStatus(app, request_key as string)).status).toBe(400)
  },
)

test('a payment under way is pending; a failed one fails, and is paid if captured', async ({ app }) => {
  const underWay = await anOrderWithKey(app)
  await pay(app, underWay.orderId, { outcome: 'begin' })
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, underWay.key)).body).toMatchObject({ success: true, state: 'pending' })

  const { key, orderId } = await anOrderWithKey(app)
  const { error } = await failToPay(app, orderId)
  const { payment_id: paymentId } = error.metadata
  await outcomeOfWebhook(app, await eventOf(app, 'payment.failed', paymentId))
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, key)).body).toMatchObject({ success: true, state: 'failed' })
  await setPaymentState(app, paymentId, 'authorized')
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, key)).body).toMatchObject({ success: true, state: 'paid', amount: 501 })
})

test('while the provider is unavailable, a payment is reported neither as missing nor as under way', async ({
  app,
}) => {
  const { key, orderId } = await anOrderWithKey(app)
  await pay(app, orderId)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/orders/*/payments', times: 3 })
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, key)).body).toMatchObject({ success: true, state: 'unknown' })
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'paid' })
})

test('a payment that is known to be under way stays so while the provider is unavailable', async ({
  app,
}) => {
  const { key, orderId } = await anOrderWithKey(app)
  await pay(app, orderId, { outcome: 'begin' })
  wait(app, ASK_AGAIN_MS)
  await askStatus(app, key)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/orders/*/payments', times: 3 })
  wait(app, ASK_AGAIN_MS)
  expect((await askStatus(app, key)).body).toMatchObject({ success: true, state: 'pending' })
})

// Requests for a payment status ask the provider seldom, however many they are.
const asksAbout = async (app: TestApp, orderId: string) =>
  (await callsTo(app, `/v1/orders/${orderId}/payments`)).length

test('45 requests while the provider is slow ask it once', async ({ app }) => {
  const { key, orderId } = await anOrderWithKey(app)
  await pay(app, orderId)
  await control(app, 'POST', '/faults', { kind: 'slow', ms: 1500, path: '/v1/orders/*/payments', times: 45 })
  wait(app, ASK_AGAIN_MS)
  const first = askStatus(app, key)
  await expect.poll(() => asksAbout(app, orderId)).toBe(1)
  wait(app, ASK_AGAIN_MS)
  const others = Array.from({ length: 44 }, () => askStatus(app, key))
  expect((await first).body.state).toBe('paid')
  await Promise.all(others)
  expect(await asksAbout(app, orderId)).toBe(1)
  expect((await askStatus(app, key)).body.state).toBe('paid')
})

test('an older order is asked about less often, however many requests come', async ({ app }) => {
  const { key, orderId } = await anOrderWithKey(app)
  wait(app, 600_000)
  for (let second = 0; second < 60; second += 5, wait(app, 5000)) await askStatus(app, key)
  // The order is ten minutes old: it is asked about every half minute.
  expect(await asksAbout(app, orderId)).toBe(2)
})

test('ten of many orders are asked about at once; the others are answered as unknown', async ({ app }) => {
  const orders = await Promise.all(Array.from({ length: 30 }, () => anOrderWithKey(app)))
  wait(app, ASK_AGAIN_MS)
  await control(app, 'POST', '/faults', { kind: 'slow', ms: 1500, path: '/v1/orders/*/payments', times: 30 })
  const answers = await Promise.all(orders.map(({ key }) => askStatus(app, key)))
  const asked = await Promise.all(orders.map(({ orderId }) => asksAbout(app, orderId)))
  expect(asked.filter(Boolean)).toHaveLength(10)
  const states = answers.map(({ body }) => body.state)
  expect(states.filter((state) => state === 'unknown').length).toBeGreaterThanOrEqual(20)
  // Once there is room, those are asked about without a pause.
  await control(app, 'DELETE', '/faults')
  for (const { key } of orders) await askStatus(app, key)
  for (const { orderId } of orders) expect(await asksAbout(app, orderId)).toBe(1)
})
