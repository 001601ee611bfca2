// While the provider is slow or unavailable, no guest waits long, is charged or misinformed.
import { vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { listenToProvider } from '../../../provider/provider-listener.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, callsTo, control, openOrder } from '../../../test/paying.ts'
import { orderOf } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { test as base, expect } from '../../../test/test.ts'

const test = base
  .extend('fresh', async ({ app }): Promise<TestApp> => {
    app.logged.length = 0
    await control(app, 'DELETE', '/faults')
    return withFreshClient(app)
  })

  /** Collects the methods of the calls to the provider in this test. */
  .extend('asked', async ({ app }) => {
    const before = (await callsTo(app, '')).length
    return async () => (await callsTo(app, '')).slice(before).map((call) => call.split(' ')[0])
  })

async function withFreshClient(test: TestApp, change: object = {}): Promise<TestApp> {
  const { services } = test
  const listen = listenToProvider(services.metrics, services.now, test.app.log)
  const provider = providerClient({ ...services.providerSettings, ...change }, listen)
  const fresh = { ...services, provider }
  return { ...test, services: fresh, app: await buildApp(fresh, test.app.log) }
}

const injectFault = (test: TestApp, fault: object) =>
  control(test, 'POST', '/faults', { times: 1000, ...fault })

const NOT_STARTED = 'We couldn’t start the payment. Please try again.'

async function expectNotStarted({ status, headers, body }: Awaited<ReturnType<typeof openOrder>>) {
  expect({ status, wait: headers['retry-after'], body }).toEqual({
    status: 503,
    wait: '5',
    body: { success: false, code: 'providerBusy', message: NOT_STARTED, reference: expect.any(String) },
  })
}

const alarmsOf = ({ logged }: TestApp) => logged.map(({ alarm }) => alarm).filter(Boolean)

// Takes as long as a guest may have to wait.
test('a silent provider keeps a guest for eight seconds at most [provider-1]', async ({ fresh }) => {
  const open = async () => openOrder(fresh, { giftid: (await insertEventBox(fresh.services.db)).id })
  const begun = performance.now()
  expect((await open()).status).toBe(200)
  await injectFault(fresh, { kind: 'timeout' })
  const since = performance.now()
  await expectNotStarted(await open())
  // Allows for the time that this machine needs for two orders that the provider answers at once.
  expect(performance.now() - since).toBeLessThan(8_000 + 2 * (since - begun))
})

test('after ten failed calls the provider is left alone for five seconds; requests are answered at once [provider-2]', async ({
  fresh,
  asked,
}) => {
  const box = await insertEventBox(fresh.services.db)
  await injectFault(fresh, { kind: 'server error' })
  for (let tap = 0; tap < 3; tap++) await openOrder(fresh, { giftid: box.id })
  expect(await asked()).toHaveLength(10)
  await expectNotStarted(await openOrder(fresh, { giftid: box.id }))
  expect(await asked()).toHaveLength(10)
  await control(fresh, 'DELETE', '/faults')
  const later = Date.now() + 5_001
  vi.useFakeTimers({ toFake: ['Date'], now: later })
  const { status } = await openOrder(fresh, { giftid: box.id }).finally(() => vi.useRealTimers())
  expect(status).toBe(200)
})

test('a provider with a 429 is called slower and serves the next [provider-3]', async ({ fresh }) => {
  await injectFault(fresh, { kind: 'rate limit' })
  const { provider } = fresh.services
  const calls = Array.from({ length: 20 }, () => provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {}))
  for (const call of await Promise.allSettled(calls))
    expect(call).toMatchObject({ status: 'rejected', reason: { outcome: 'unavailable' } })
  await control(fresh, 'DELETE', '/faults')
  const { status } = await openOrder(fresh, { giftid: (await insertEventBox(fresh.services.db)).id })
  expect(status).toBe(200)
})

test('after a 429 the call is repeated twice, later each time, and the guest gets the order [provider-4]', async ({
  fresh,
  asked,
}) => {
  await injectFault(fresh, { kind: 'rate limit', times: 2 })
  const { status } = await openOrder(fresh, { giftid: (await insertEventBox(fresh.services.db)).id })
  expect(status).toBe(200)
  expect(await asked()).toEqual(['POST', 'POST', 'POST'])
})

test('after too many 429s the guest is told, and the calls end [provider-5]', async ({ fresh, asked }) => {
  await injectFault(fresh, { kind: 'rate limit' })
  await expectNotStarted(await openOrder(fresh, { giftid: (await insertEventBox(fresh.services.db)).id }))
  expect(await asked()).toEqual(['POST', 'POST', 'POST'])
})

test('an unauthorized key is not retried: the guest may try later, the operator reads the reason [provider-6]', async ({
  fresh,
  asked,
}) => {
  const denied = await withFreshClient(fresh, { keySecret: 'another secret' })
  const { status, body } = await openOrder(denied, { giftid: (await insertEventBox(fresh.services.db)).id })
  expect([status, body.message]).toEqual([502, NOT_STARTED])
  expect(await asked()).toEqual(['POST'])
  expect(alarmsOf(fresh)).toEqual(['provider-denies'])
})

// Answers of the provider that cannot be right: no guest pays an order that is not the one we asked for.
test.for([
  ['is no JSON', {}],
  ['names another amount', { told: { amount: 100 } }],
  ['names another currency', { told: { currency: 'USD' } }],
  ['names another receipt', { told: { receipt: crypto.randomUUID() } }],
  ['names no order', { told: { id: null } }],
] as const)(
  'an answer of 200 that %s is not used: the order under our receipt is paid, with an alarm [provider-7]',
  async ([_how, change], { fresh }) => {
    const box = await insertEventBox(fresh.services.db)
    await injectFault(fresh, { kind: 'garbled', method: 'POST', path: '/v1/orders', times: 1, ...change })
    const { status, body } = await openOrder(fresh, { giftid: box.id })
    expect(status).toBe(200)
    const { id, provider_order_id } = await orderOf(fresh, box.id)
    expect(provider_order_id).toBe(body.id)
    expect(await fresh.services.provider.findOrderByReceipt(id)).toMatchObject({
      id: body.id,
      amount: CHARGE_PAISE,
      currency: 'INR',
    })
    expect(alarmsOf(fresh)).toEqual(['provider-garbled'])
  },
)

test.for([
  ['is no JSON', undefined],
  ['is of another amount', { amount: 100 }],
  ['is in another currency', { currency: 'USD' }],
] as const)(
  'if the order under our receipt %s, no checkout is opened [provider-8]',
  async ([_how, change], { fresh }) => {
    const box = await insertEventBox(fresh.services.db)
    const contribution = { giftid: box.id, request_key: crypto.randomUUID() }
    await injectFault(fresh, { kind: 'cut', method: 'POST', times: 1 })
    await injectFault(fresh, { kind: 'server error', method: 'GET', times: 3 })
    await expectNotStarted(await openOrder(fresh, contribution))
    const { id } = await orderOf(fresh, box.id)
    const stored = await fresh.services.provider.findOrderByReceipt(id)
    await injectFault(fresh, {
      kind: 'garbled',
      method: 'GET',
      told: change && { items: [{ ...stored, ...change }] },
    })
    await expectNotStarted(await openOrder(fresh, contribution))
    expect(await orderOf(fresh, box.id)).toMatchObject({ state: 'creating', provider_order_id: null })
    await control(fresh, 'DELETE', '/faults')
    expect((await openOrder(fresh, contribution)).body.id).toBe(stored?.id)
  },
)
