// The alarms for answers of the provider, over a real connection to a failing provider.
import { beforeEach, expect, test, vi } from 'vitest'
import { noMetricsYet } from '../process-metrics.ts'
import { clientOf, order as ORDER } from '../test/servers/client-of-scripted-provider.ts'
import { scriptedProvider } from '../test/servers/scripted-provider.ts'
import { listenToProvider } from './provider-listener.ts'

const wire = scriptedProvider()

const log = { error: vi.fn() }
let now = new Date('2026-11-21T06:30:00Z')
beforeEach(() => log.error.mockClear())

function openProvider() {
  const metrics = noMetricsYet()
  const listen = listenToProvider(metrics, () => now, log)
  const provider = clientOf(wire, {}, listen)
  const order = () => provider.createOrder(ORDER.amount, ORDER.receipt, {}).catch(() => 'failed')
  return { metrics, order, disputes: () => provider.listDisputes(0) }
}

const alarms = () => log.error.mock.calls.map(([details]) => details.alarm)

test.each([
  ['a key that is not accepted', 401, '{"error":{"code":"BAD_REQUEST_ERROR"}}', 'provider-denies'],
  [
    'an unauthorized key, answered with 400',
    400,
    '{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}',
    'provider-denies',
  ],
  ['a product that is not enabled', 401, '{"error":"Unauthorized"}', 'provider-denies'],
  ['HTML in place of an answer', 200, '<html>Maintenance</html>', 'provider-garbled'],
  ['an answer of another shape', 200, '{"id":5}', 'provider-garbled'],
  ['an order of another amount', 200, JSON.stringify({ ...ORDER, amount: 1 }), 'provider-garbled'],
  ['an order in another currency', 200, JSON.stringify({ ...ORDER, currency: 'USD' }), 'provider-garbled'],
])(
  '%s raises an alarm, once in ten minutes, and opens no order [provider-11]',
  async (_what, status, body, alarm) => {
    const { order } = openProvider()
    wire.willAnswer({ status, body })
    expect([await order(), await order(), await order()]).toEqual(['failed', 'failed', 'failed'])
    now = new Date(now.getTime() + 10 * 60_000 - 1)
    await order()
    expect(alarms()).toEqual([alarm])
    now = new Date(now.getTime() + 1)
    await order()
    expect(alarms()).toEqual([alarm, alarm])
    now = new Date(now.getTime() - 10 * 60_000)
    await order()
    expect(alarms()).toHaveLength(3)
  },
)

test('an alarm contains the answer', async () => {
  const { order } = openProvider()
  wire.willAnswer({ status: 401, body: '{"error":{"description":"Access denied"}}' })
  await order()
  const [details] = log.error.mock.calls[0] ?? []
  expect(details.err).toMatchObject({ outcome: 'unauthorized', message: 'POST /orders: 401 Access denied' })
})

test('an unreadable row is reported once, by its list and id, and counted; another one is reported, too', async () => {
  const { metrics, disputes } = openProvider()
  const listed = (...items: object[]) => {
    wire.willAnswer({ status: 200, body: JSON.stringify({ items }) })
    return disputes()
  }
  const strange = { id: 'disp_1', status: 'invented' }
  for (let time = 0; time < 3; time++) expect(await listed(strange)).toHaveLength(0)
  expect(log.error.mock.calls).toEqual([
    [
      { alarm: 'provider-row-unread', list: '/disputes', id: 'disp_1', field: 'payment_id' },
      expect.any(String),
    ],
  ])
  expect(metrics.unparsableRows).toBe(1)
  await listed({ status: 'invented' }, strange, { ...strange, id: 'disp_2' })
  await listed({ status: 'invented' })
  expect(metrics.unparsableRows).toBe(3)
  expect(alarms()).toHaveLength(3)
})

test('a temporary failure raises no alarm, and a good answer is remembered', async () => {
  const { metrics, order } = openProvider()
  for (const status of [429, 500, 502]) {
    wire.willAnswer({ status, body: '{}' })
    await order()
  }
  expect([alarms(), metrics.providerAnsweredAt]).toEqual([[], undefined])
  wire.willAnswer({ status: 200, body: JSON.stringify(ORDER) })
  await order()
  expect(metrics.providerAnsweredAt).toEqual(now)
})
