// While the provider is slow or unavailable, no guest waits long, is charged or misinformed.
import { vi } from 'vitest'
import { CHARGE_PAISE, control, openOrder } from '../../../test/paying.ts'
import {
  alarmsOf,
  expect,
  expectNotStarted,
  injectFault,
  NOT_STARTED,
  test,
  withFreshClient,
} from '../../../test/payments/fresh-client.ts'
import { orderOf } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'

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
