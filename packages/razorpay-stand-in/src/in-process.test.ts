// The stand-in within a simulation's process.
import { expect, test } from 'vitest'
import { COMPOSITE_PAYOUT, PAYOUT_KEY } from '../test/payout.ts'
import {
  authorizePayment,
  beginPayment,
  capturePayment,
  movePayout,
  openInProcess,
  settleDueDays,
  tellReference,
  type World,
} from './in-process.ts'

function open() {
  const clock = { now: new Date('2026-11-23T06:30:00Z') }
  const events: string[] = []
  const { world, call } = openInProcess({
    ...{ keyId: 'rzp_test_1', keySecret: 's', seed: 'one', now: () => clock.now },
    announce: (event) => events.push(event),
  })
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => {
    const { status, text } = await call({ method, path, ...(body && { body }), ...(headers && { headers }) })
    return { status, body: JSON.parse(text) }
  }
  const order = () => ask('POST', '/orders', { amount: 52104, currency: 'INR', receipt: 'gift 1' })
  return { world, clock, events, ask, order }
}

function storedOrder(world: World, id: string) {
  const stored = world.entities.find('order', id)
  if (!stored) throw new Error('no order')
  return stored
}

test.each([
  ['refused', 400, undefined],
  ['answered with the first', 200, true],
  ['another order', 200, false],
] as const)('a second order with the same receipt is %s', async (rule, status, isSame) => {
  const { world, order } = open()
  world.settings.write('secondReceipt', rule)
  const first = await order()
  const second = await order()
  expect(second.status).toBe(status)
  if (isSame !== undefined) expect(second.body.id === first.body.id).toBe(isSame)
})

test('a list may miss objects younger than its lag, and then has them', async () => {
  const { world, clock, ask, order } = open()
  world.settings.write('listLagSeconds', 4)
  await order()
  const counts = new Set<number>()
  for (let times = 0; times < 20; times++) counts.add((await ask('GET', '/orders')).body.count)
  expect([...counts].sort()).toEqual([0, 1])
  clock.now = new Date(clock.now.getTime() + 5_000)
  for (let times = 0; times < 20; times++) expect((await ask('GET', '/orders')).body.count).toBe(1)
})

test('no second payment begins while one is authorized, which is captured once', async () => {
  const { world, ask, order } = open()
  const { id } = (await order()).body
  const begin = () => beginPayment(world, storedOrder(world, id), { vpa: 'a@okbank', flow: 'intent' })
  const authorized = authorizePayment(world, begin())
  expect(begin).toThrow('already authorized')
  const captured = capturePayment(world, authorized)
  expect((await ask('GET', `/orders/${id}`)).body.status).toBe('paid')
  expect(() => capturePayment(world, captured)).toThrow('already been captured')
})

test('money of another currency is settled in rupees, its fee untold where captures tell none', async () => {
  const { world, clock, ask, order } = open()
  world.settings.write('feesTold', false)
  const stored = storedOrder(world, (await order()).body.id)
  const begun = beginPayment(world, stored, { vpa: 'a@okbank', flow: 'intent' }, { currency: 'NPR' })
  const captured = capturePayment(world, authorizePayment(world, begun))
  expect(captured).toMatchObject({ amount: 52104, currency: 'NPR', base_amount: 31783, fee: null })
  clock.now = new Date('2026-11-25T06:30:00Z')
  settleDueDays(world)
  const report = await ask('GET', '/settlements/recon/combined?year=2026&month=11&day=25')
  expect(report.body.items).toMatchObject([{ currency: 'INR', amount: 31783, fee: 750, credit: 31033 }])
})

test('a payout gets its reference later, and says so', async () => {
  const { world, events, ask } = open()
  const { id } = (await ask('POST', '/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)).body
  const stored = () => {
    const payout = world.entities.find('payout', id)
    if (!payout) throw new Error('no payout')
    return payout
  }
  movePayout(world, stored(), 'processed', null, false)
  expect(stored().utr).toBeNull()
  tellReference(world, stored())
  expect(stored().utr).toMatch(/^\d{12}$/)
  expect(events).toEqual(['payout.initiated', 'payout.processed', 'payout.updated'])
})
