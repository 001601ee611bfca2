// The exact requests for orders, payments and refunds, and how their answers are read.
import { expect, test } from 'vitest'
import { order, payment, refund, scriptedClient } from '../../test/servers/client-of-scripted-provider.ts'

const { wire, provider } = scriptedClient()

test('an order is created for the whole amount, with automatic capture, our id and our key', async () => {
  wire.willAnswer({ body: order })
  const opened = await provider.createOrder(52_104, 'r-1', { installation: 'ours', guest_name: 'Asha' })
  expect(opened).toEqual({ ...order, notes: {} })
  expect(wire.asked).toMatchObject([
    {
      method: 'POST',
      path: '/v1/orders',
      headers: {
        authorization: `Basic ${Buffer.from('rzp_test_key:a secret').toString('base64')}`,
        'content-type': 'application/json',
      },
    },
  ])
  expect(wire.asked[0]?.body).toEqual({
    amount: 52_104,
    currency: 'INR',
    receipt: 'r-1',
    notes: { installation: 'ours', guest_name: 'Asha' },
    partial_payment: false,
    payment: {
      capture: 'automatic',
      capture_options: { automatic_expiry_period: 4320, refund_speed: 'normal' },
    },
  })
})

test.each([{ amount: 52_105 }, { currency: 'USD' }, { receipt: 'r-2' }])(
  'an order that the provider created with %j is not the requested one',
  async (change) => {
    wire.willAnswer({ body: { ...order, ...change } })
    await expect(provider.createOrder(52_104, 'r-1', {})).rejects.toMatchObject({
      outcome: 'invalid-response',
    })
  },
)

test('an order is found by our id alone; of two, the one that a guest began to pay', async () => {
  const found = (...items: object[]) => {
    wire.willAnswer({ body: { items } })
    return provider.findOrderByReceipt('r 1')
  }
  const ours = { ...order, receipt: 'r 1' }
  expect(await found(order, { ...order, receipt: null })).toBeUndefined()
  expect(wire.asked).toMatchObject([{ method: 'GET', path: '/v1/orders', query: { receipt: 'r 1' } }])
  expect(await found({ ...order, status: 'paid' }, ours)).toMatchObject({ receipt: 'r 1' })
  expect(await found(ours, { ...ours, id: 'order_2', status: 'attempted' })).toMatchObject({ id: 'order_2' })
  await expect(found(ours, { id: 'strange' })).rejects.toMatchObject({ outcome: 'invalid-response' })
})

test('concurrent requests for one order make one call; a later one makes another', async () => {
  wire.willAnswer({ body: payment })
  await Promise.all([1, 2, 3].map(() => provider.fetchPayment('pay_1')))
  expect(wire.asked).toHaveLength(1)
  await provider.fetchPayment('pay_1')
  expect(wire.asked).toHaveLength(2)
  wire.willAnswer({ body: { items: [payment] } })
  await Promise.all([1, 2, 3].map(() => provider.listPaymentsOfOrder('order_1')))
  expect(wire.asked).toHaveLength(1)
})

test('a payment is refunded at normal speed, once for a key', async () => {
  wire.willAnswer({ body: refund })
  expect(await provider.refundPayment('a/b', 52_104, 'key-1')).toEqual(refund)
  expect(wire.asked).toMatchObject([
    {
      method: 'POST',
      path: '/v1/payments/a%2Fb/refund',
      headers: { 'x-refund-idempotency': 'key-1' },
    },
  ])
  expect(wire.asked[0]?.body).toEqual({ amount: 52_104, speed: 'normal' })
})
