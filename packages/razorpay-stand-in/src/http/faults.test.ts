// Injected faults.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'
import { REFUSAL_NAMES, REFUSALS } from './refusals.ts'

test('a cut call was carried out, a reset one was not', async () => {
  const { post, get, createOrder } = await openStandIn()
  await post('/stand-in/faults', { kind: 'reset', method: 'POST', path: '/v1/orders' })
  await expect(createOrder({ receipt: 'reset' })).rejects.toThrow()
  await post('/stand-in/faults', { kind: 'cut', method: 'POST', path: '/v1/orders' })
  await expect(createOrder({ receipt: 'cut' })).rejects.toThrow()
  expect((await get('/v1/orders')).body.items).toMatchObject([{ receipt: 'cut' }])
})

test('a fault affects the calls it names, as often as it says', async () => {
  const { post, get, createOrder } = await openStandIn()
  const order = await createOrder()
  await post('/stand-in/faults', { kind: 'server error', path: '/v1/orders/*/payments', times: 2 })
  expect((await get(`/v1/orders/${order.id}`)).status).toBe(200)
  for (const status of [500, 500, 200]) {
    expect((await get(`/v1/orders/${order.id}/payments`)).status).toBe(status)
  }
})

test('rate limits and slow answers look like the real ones', async () => {
  const { post, get } = await openStandIn()
  await post('/stand-in/faults', { kind: 'rate limit' })
  expect((await get('/v1/orders')).status).toBe(429)
  await post('/stand-in/faults', { kind: 'slow', ms: 300 })
  const startedAt = performance.now()
  expect((await get('/v1/orders')).status).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThan(290)
})

test('a call with a timeout fault is never answered', async () => {
  const { post, url, get } = await openStandIn()
  await post('/stand-in/faults', { kind: 'timeout' })
  await expect(fetch(`${url}/v1/orders`, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/)
  const { requests } = (await get('/stand-in/requests')).body
  expect(requests).toMatchObject([{ method: 'GET', url: '/v1/orders', status: null }])
})

test('a garbled answer has status 200, and reports another action, or is not JSON', async () => {
  const { post, get } = await openStandIn()
  const order = { amount: 52_104, currency: 'INR' }
  await post('/stand-in/faults', { kind: 'garbled', method: 'POST', told: { amount: 1 } })
  const other = await post('/v1/orders', order)
  expect([other.status, other.body.amount]).toEqual([200, 1])
  expect((await get(`/v1/orders/${other.body.id}`)).body.amount).toBe(52_104)
  await post('/stand-in/faults', { kind: 'garbled', method: 'GET' })
  await expect(get('/v1/orders')).rejects.toThrow(SyntaxError)
})

test('a list begins with an odd row where requested, and the other rows stay', async () => {
  const { post, get, createOrder } = await openStandIn()
  const { id } = await createOrder()
  await post('/stand-in/faults', {
    kind: 'odd row',
    method: 'GET',
    told: { id: 'order_x', status: 'expired' },
  })
  expect((await get('/v1/orders')).body).toMatchObject({ count: 2, items: [{ status: 'expired' }, { id }] })
})

test.each(REFUSAL_NAMES)('a call refused as “%s” is not carried out', async (refusal) => {
  const { post, get } = await openStandIn()
  await post('/stand-in/faults', { kind: 'refusal', refusal, method: 'POST' })
  const { status, body } = await post('/v1/orders', { amount: 52_104, currency: 'INR' })
  expect([status, body]).toEqual([REFUSALS[refusal].status, { error: REFUSALS[refusal].error }])
  expect((await get('/v1/orders')).body.count).toBe(0)
})
