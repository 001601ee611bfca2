// Failed payments: their reasons, and a success that comes later.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

test('a failed payment says why, counts as an attempt, and leaves the order payable', async () => {
  const { get, createOrder, pay } = await openStandIn()
  const order = await createOrder()
  const { error } = await pay(order.id, { outcome: 'fail', reason: 'insufficient_funds' })
  expect(error).toMatchObject({
    code: 'GATEWAY_ERROR',
    source: 'customer',
    step: 'payment_debit_request',
    reason: 'insufficient_funds',
    metadata: { order_id: order.id, payment_id: expect.stringMatching(/^pay_/) },
  })
  expect((await get(`/v1/orders/${order.id}`)).body).toMatchObject({ status: 'attempted', attempts: 1 })
  await pay(order.id)
  const { body } = await get(`/v1/orders/${order.id}/payments`)
  expect(body.items.map((payment: { status: string }) => payment.status)).toEqual(['captured', 'failed'])
})

test.each([
  [201, 'insufficient_funds'],
  [204, 'incorrect_pin'],
  [302, 'payment_cancelled'],
  [402, 'payment_declined'],
])('an order of %i paise always fails with %s', async (amount, reason) => {
  const { createOrder, pay } = await openStandIn()
  expect((await pay((await createOrder({ amount })).id)).error.reason).toBe(reason)
})

test('a failed payment may succeed days later', async () => {
  const { post, get, createOrder, pay } = await openStandIn()
  const order = await createOrder()
  const { error } = await pay(order.id, { outcome: 'fail' })
  await post('/stand-in/clock', { advanceSeconds: 2 * 86_400 })
  const { body } = await post(`/stand-in/payments/${error.metadata.payment_id}/state`, {
    status: 'authorized',
  })
  expect(body).toMatchObject({ status: 'captured', late_authorized: true, error_code: null })
  expect((await get(`/v1/orders/${order.id}`)).body.status).toBe('paid')
})

test('a late success on an order that another payment has paid is refunded', async () => {
  const { post, get, createOrder, pay } = await openStandIn()
  const order = await createOrder()
  const { error } = await pay(order.id, { outcome: 'fail' })
  await pay(order.id)
  const { body } = await post(`/stand-in/payments/${error.metadata.payment_id}/state`, {
    status: 'authorized',
  })
  expect(body).toMatchObject({ status: 'refunded', captured: false, amount_refunded: 52104 })
  expect((await get(`/v1/orders/${order.id}`)).body).toMatchObject({ status: 'paid', amount_paid: 52104 })
})
