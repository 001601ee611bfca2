// While the provider is slow, unavailable or answers nonsense, no guest waits long, is overcharged or misinformed.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { listenToProvider } from '../../../provider/provider-listener.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, control, expectSoundBooks, openOrder } from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'

const NOT_STARTED = 'The payment could not be started. You have not been charged. Please try again.'

let shared: TestApp
let app: TestApp
beforeAll(async () => {
  shared = await openTestApp()
})
afterAll(() => shared.close())

/** The server with a provider client of its own, so that one test's faults do not affect another. */
async function withFreshClient(change: object = {}): Promise<TestApp> {
  const { services } = shared
  const listen = listenToProvider(services.figures, services.now, shared.app.log)
  const provider = providerClient({ ...services.providerSettings, ...change }, listen)
  const fresh = { ...services, provider }
  return { ...shared, services: fresh, app: await buildApp(fresh, shared.app.log) }
}
beforeEach(async () => {
  app = await withFreshClient()
  shared.logged.length = 0
  await control(app, 'DELETE', '/faults')
  before = (await requests()).length
})
afterEach(() => expectSoundBooks(app))

const injectFault = (fault: object) => control(app, 'POST', '/faults', { times: 1000, ...fault })
let before: number
const requests = async () =>
  (await control<{ requests: { method: string }[] }>(shared, 'GET', '/requests')).requests
/** The calls to the provider in this test. */
const asked = async () => (await requests()).slice(before).map(({ method }) => method)
const orderOf = (boxId: string) =>
  app.services.db
    .selectFrom('payment_orders')
    .select(['id', 'state', 'provider_order_id'])
    .where('event_box_id', '=', boxId)
    .executeTakeFirstOrThrow()
const alarms = () => shared.logged.map(({ alarm }) => alarm).filter(Boolean)

async function expectNotStarted({ status, headers, body }: Awaited<ReturnType<typeof openOrder>>) {
  expect({ status, wait: headers['retry-after'], body }).toEqual({
    status: 503,
    wait: '5',
    body: { success: false, code: 'providerBusy', message: NOT_STARTED },
  })
}

// Takes as long as a guest may have to wait.
test('a provider that never answers keeps no guest waiting for more than eight seconds [provider-1]', async () => {
  const open = async () => openOrder(app, { giftid: (await insertEventBox(app.services.db)).id })
  const begun = performance.now()
  expect((await open()).status).toBe(200)
  await injectFault({ kind: 'timeout' })
  const since = performance.now()
  await expectNotStarted(await open())
  // Allows for the time that this machine needs for two orders that the provider answers at once.
  expect(performance.now() - since).toBeLessThan(8_000 + 2 * (since - begun))
})

test('after ten failed calls the provider is not called for five seconds, and requests are answered at once [provider-2]', async () => {
  const box = await insertEventBox(app.services.db)
  await injectFault({ kind: 'server error' })
  for (let tap = 0; tap < 3; tap++) await openOrder(app, { giftid: box.id })
  expect(await asked()).toHaveLength(10)
  await expectNotStarted(await openOrder(app, { giftid: box.id }))
  expect(await asked()).toHaveLength(10)
  await control(app, 'DELETE', '/faults')
  const later = Date.now() + 5_001
  vi.useFakeTimers({ toFake: ['Date'], now: later })
  const { status } = await openOrder(app, { giftid: box.id }).finally(() => vi.useRealTimers())
  expect(status).toBe(200)
})

test('a provider that answers 429 is called more slowly, is not treated as unavailable, and serves the next guest [provider-3]', async () => {
  await injectFault({ kind: 'rate limit' })
  const { provider } = app.services
  const calls = Array.from({ length: 20 }, () => provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {}))
  for (const call of await Promise.allSettled(calls))
    expect(call).toMatchObject({ status: 'rejected', reason: { outcome: 'unavailable' } })
  await control(app, 'DELETE', '/faults')
  const { status } = await openOrder(app, { giftid: (await insertEventBox(app.services.db)).id })
  expect(status).toBe(200)
})

test('after a 429 the call is repeated twice, later each time, and the guest gets the order [provider-4]', async () => {
  await injectFault({ kind: 'rate limit', times: 2 })
  const { status } = await openOrder(app, { giftid: (await insertEventBox(app.services.db)).id })
  expect(status).toBe(200)
  expect(await asked()).toEqual(['POST', 'POST', 'POST'])
})

test('after too many 429 answers the guest is told, and the calls end [provider-5]', async () => {
  await injectFault({ kind: 'rate limit' })
  await expectNotStarted(await openOrder(app, { giftid: (await insertEventBox(app.services.db)).id }))
  expect(await asked()).toEqual(['POST', 'POST', 'POST'])
})

test('an unauthorized key is not retried: the guest reads that nothing was charged, the operator the reason [provider-6]', async () => {
  app = await withFreshClient({ keySecret: 'another secret' })
  const { status, body } = await openOrder(app, { giftid: (await insertEventBox(app.services.db)).id })
  expect([status, body.message]).toEqual([502, NOT_STARTED])
  expect(await asked()).toEqual(['POST'])
  expect(alarms()).toEqual(['provider-denies'])
})

test.each([
  ['is no JSON', {}],
  ['names another amount', { told: { amount: 100 } }],
  ['names another currency', { told: { currency: 'USD' } }],
  ['names another receipt', { told: { receipt: crypto.randomUUID() } }],
  ['names no order', { told: { id: null } }],
])(
  'an answer of 200 that %s is not used: the order under our receipt is paid, with an alarm [provider-7]',
  async (_how, change) => {
    const box = await insertEventBox(app.services.db)
    await injectFault({ kind: 'garbled', method: 'POST', path: '/v1/orders', times: 1, ...change })
    const { status, body } = await openOrder(app, { giftid: box.id })
    expect(status).toBe(200)
    const { id, provider_order_id } = await orderOf(box.id)
    expect(provider_order_id).toBe(body.id)
    expect(await app.services.provider.findOrderByReceipt(id)).toMatchObject({
      id: body.id,
      amount: CHARGE_PAISE,
      currency: 'INR',
    })
    expect(alarms()).toEqual(['provider-garbled'])
  },
)

test.each([
  ['is no JSON', undefined],
  ['is of another amount', { amount: 100 }],
  ['is in another currency', { currency: 'USD' }],
])('where what stands under our receipt %s, no checkout is opened [provider-8]', async (_how, change) => {
  const box = await insertEventBox(app.services.db)
  const contribution = { giftid: box.id, request_key: crypto.randomUUID() }
  await injectFault({ kind: 'cut', method: 'POST', times: 1 })
  await injectFault({ kind: 'server error', method: 'GET', times: 3 })
  await expectNotStarted(await openOrder(app, contribution))
  const { id } = await orderOf(box.id)
  const stored = await app.services.provider.findOrderByReceipt(id)
  await injectFault({ kind: 'garbled', method: 'GET', told: change && { items: [{ ...stored, ...change }] } })
  await expectNotStarted(await openOrder(app, contribution))
  expect(await orderOf(box.id)).toMatchObject({ state: 'creating', provider_order_id: null })
  await control(app, 'DELETE', '/faults')
  expect((await openOrder(app, contribution)).body.id).toBe(stored?.id)
})
