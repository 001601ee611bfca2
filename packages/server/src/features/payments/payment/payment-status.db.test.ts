// The payment status that a guest's browser reads, whatever verify and webhooks failed to report.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import {
  askStatus,
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  failToPay,
  openOrder,
  outcomeOfWebhook,
  pay,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => control(app, 'DELETE', '/faults'))
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function anOrder() {
  const box = await insertEventBox(app.services.db)
  const key = crypto.randomUUID()
  const { body } = await openOrder(app, { giftid: box.id, request_key: key })
  return { box, key, orderId: body.id as string }
}

/** Moves the clock so that the provider may be asked about an order again. */
const aMomentLater = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 3_000)
}
const asksAbout = async (orderId: string) => {
  const { requests } = await control<{ requests: { url: string }[] }>(app, 'GET', '/requests')
  return requests.filter(({ url }) => url === `/v1/orders/${orderId}/payments`).length
}

test('a contribution is answered with its rupees alone', async () => {
  const { key, orderId } = await anOrder()
  await verify(app, await pay(app, orderId))
  const { status, body, headers } = await askStatus(app, key)
  expect({ status, body }).toEqual({ status: 200, body: { success: true, state: 'paid', amount: 501 } })
  expect(headers['cache-control']).toBe('no-store')
})

test('a payment that neither browser nor webhook reported is found by asking the provider, and is a contribution [payment-30]', async () => {
  const { box, key, orderId } = await anOrder()
  await pay(app, orderId)
  aMomentLater()
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'paid', amount: 501 })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('ten concurrent requests ask the provider once, and later ones only after a pause', async () => {
  const { key, orderId } = await anOrder()
  aMomentLater()
  await Promise.all(Array.from({ length: 10 }, () => askStatus(app, key)))
  await askStatus(app, key)
  expect(await asksAbout(orderId)).toBe(1)
  aMomentLater()
  await askStatus(app, key)
  expect(await asksAbout(orderId)).toBe(2)
})

test('45 requests while the provider is slow ask it once', async () => {
  const { key, orderId } = await anOrder()
  await pay(app, orderId)
  await control(app, 'POST', '/faults', { kind: 'slow', ms: 1500, path: '/v1/orders/*/payments', times: 45 })
  aMomentLater()
  const first = askStatus(app, key)
  await expect.poll(() => asksAbout(orderId)).toBe(1)
  aMomentLater()
  const others = Array.from({ length: 44 }, () => askStatus(app, key))
  expect((await first).body.state).toBe('paid')
  await Promise.all(others)
  expect(await asksAbout(orderId)).toBe(1)
  expect((await askStatus(app, key)).body.state).toBe('paid')
})

test('the older an order, the less often the provider is asked about it, however many requests come', async () => {
  const { key, orderId } = await anOrder()
  const later = (seconds: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
  }
  later(600)
  for (let second = 0; second < 60; second += 5, later(5)) await askStatus(app, key)
  // The order is ten minutes old: it is asked about every half minute.
  expect(await asksAbout(orderId)).toBe(2)
})

test('an order without an attempt has the state none, and so has an unknown key', async () => {
  const { key } = await anOrder()
  aMomentLater()
  expect((await askStatus(app, key)).body).toEqual({ success: true, state: 'none' })
  expect((await askStatus(app, crypto.randomUUID())).body).toEqual({ success: true, state: 'none' })
})

test.each(['', 'x', null, undefined, 5, '../../etc', { $ne: '' }])(
  'what is no key is refused: %j',
  async (request_key) => {
    expect((await askStatus(app, request_key as string)).status).toBe(400)
  },
)

test('a payment under way is pending; one that failed is failed, and paid once it is captured', async () => {
  const underWay = await anOrder()
  await pay(app, underWay.orderId, { outcome: 'begin' })
  aMomentLater()
  expect((await askStatus(app, underWay.key)).body).toEqual({ success: true, state: 'pending' })

  const { key, orderId } = await anOrder()
  const { error } = await failToPay(app, orderId)
  const { payment_id: paymentId } = error.metadata
  await outcomeOfWebhook(app, await eventOf(app, 'payment.failed', paymentId))
  aMomentLater()
  expect((await askStatus(app, key)).body).toEqual({ success: true, state: 'failed' })
  await setPaymentState(app, paymentId, 'authorized')
  aMomentLater()
  expect((await askStatus(app, key)).body).toEqual({ success: true, state: 'paid', amount: 501 })
})

test('while the provider is unavailable, no payment is reported as missing', async () => {
  const { key, orderId } = await anOrder()
  await pay(app, orderId)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/orders/*/payments', times: 3 })
  aMomentLater()
  expect((await askStatus(app, key)).body).toEqual({ success: true, state: 'pending' })
  aMomentLater()
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'paid' })
})
