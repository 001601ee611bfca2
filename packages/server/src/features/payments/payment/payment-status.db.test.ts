// What a guest's browser is told of its gift, whatever verify and webhooks failed to tell us.
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

/** The provider may be asked about an order again. */
const aMomentLater = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 3_000)
}
const asksAbout = async (orderId: string) => {
  const { requests } = await control<{ requests: { url: string }[] }>(app, 'GET', '/requests')
  return requests.filter(({ url }) => url === `/v1/orders/${orderId}/payments`).length
}

test('a gift that has arrived is told with its rupees, and with nothing else', async () => {
  const { key, orderId } = await anOrder()
  await verify(app, await pay(app, orderId))
  const { status, body, headers } = await askStatus(app, key)
  expect({ status, body }).toEqual({ status: 200, body: { success: true, state: 'paid', amount: 501 } })
  expect(headers['cache-control']).toBe('no-store')
})

test('a payment of which neither browser nor webhook told is found by asking, and is a contribution [payment-30]', async () => {
  const { box, key, orderId } = await anOrder()
  await pay(app, orderId)
  aMomentLater()
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'paid', amount: 501 })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('ten browsers that ask at once ask the provider once, and again only after a moment', async () => {
  const { key, orderId } = await anOrder()
  aMomentLater()
  await Promise.all(Array.from({ length: 10 }, () => askStatus(app, key)))
  await askStatus(app, key)
  expect(await asksAbout(orderId)).toBe(1)
  aMomentLater()
  await askStatus(app, key)
  expect(await asksAbout(orderId)).toBe(2)
})

test('45 who ask while the provider is slow ask it once', async () => {
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

test('the older an order, the less often the provider is asked about it, however many ask us', async () => {
  const { key, orderId } = await anOrder()
  const later = (seconds: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
  }
  later(600)
  for (let second = 0; second < 60; second += 5, later(5)) await askStatus(app, key)
  // Ten minutes old: every half minute.
  expect(await asksAbout(orderId)).toBe(2)
})

test('an order that nobody has begun to pay is none, as is a key that nobody made up', async () => {
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

test('while the provider is ill nobody is told that a payment is not there: it may be', async () => {
  const { key, orderId } = await anOrder()
  await pay(app, orderId)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/orders/*/payments', times: 3 })
  aMomentLater()
  expect((await askStatus(app, key)).body).toEqual({ success: true, state: 'pending' })
  aMomentLater()
  expect((await askStatus(app, key)).body).toMatchObject({ state: 'paid' })
})
