// Delivery of webhooks: retries until acknowledgement, replays, and faults on demand.
import { expect, test } from 'vitest'
import { COMPOSITE_PAYOUT, PAYOUT_KEY } from '../../test/payout.ts'
import { openWithReceiver, sign } from '../../test/webhook.ts'
import { retryAfterMs } from './retry-ladder.ts'

test('an unacknowledged event is sent again with the same bytes and the same id', async () => {
  const { received, hasReceived, createOrder, pay, webhook, deliveries } = await openWithReceiver((n) =>
    n === 1 ? 400 : 200,
  )
  await webhook({ speed: 100 })
  const { error } = await pay((await createOrder()).id, { outcome: 'fail' })
  expect(error.reason).toBe('payment_failed')
  await hasReceived(2)
  expect(received[1]).toEqual(received[0])
  await expect.poll(deliveries).toMatchObject([
    {
      event: 'payment.failed',
      status: 'delivered',
      attempts: [{ detail: '400' }, { outcome: 'acknowledged' }],
    },
  ])
})

test('a day of failures disables the webhook', async () => {
  const { createOrder, pay, post, get, deliveries } = await openWithReceiver(() => 500)
  await pay((await createOrder()).id, { outcome: 'fail' })
  await post('/stand-in/clock', { advanceSeconds: 86_400 })
  await expect.poll(deliveries).toMatchObject([{ status: 'given up' }])
  expect((await get('/stand-in/webhook')).body.enabled).toBe(false)
})

test('retry delays double up to 22.8 hours, and only a lifecycle event has a quick first retry', () => {
  expect(retryAfterMs('order.paid', 1)).toBe(230)
  expect(retryAfterMs('payment.failed', 1)).toBe(6000)
  expect(retryAfterMs('order.paid', 15)).toBe(22.8 * 3_600_000)
  expect(retryAfterMs('order.paid', 16)).toBeUndefined()
})

test('after a change of secret older events stay signed with the old one, a replay with the new one', async () => {
  const { received, hasReceived, createOrder, pay, webhook, post, deliveries } = await openWithReceiver(
    (n) => (n === 1 ? 503 : 200),
  )
  await pay((await createOrder()).id, { outcome: 'fail' })
  await hasReceived(1)
  await webhook({ secret: 'another' })
  await post('/stand-in/clock', { advanceSeconds: 10 })
  await hasReceived(2)
  expect(received[1]?.headers['x-razorpay-signature']).toBe(sign(received[1]?.body ?? ''))
  await expect.poll(deliveries).toMatchObject([{ status: 'delivered' }])
  await post('/stand-in/deliveries/1/replay')
  await hasReceived(3)
  expect(received[2]?.headers['x-razorpay-signature']).not.toBe(received[1]?.headers['x-razorpay-signature'])
})

test('an event can be dropped, doubled or wrongly signed', async () => {
  const { received, hasReceived, createOrder, pay, webhook, deliveries } = await openWithReceiver()
  const fail = async () => pay((await createOrder()).id, { outcome: 'fail' })
  await webhook({ drop: true })
  await fail()
  expect(await deliveries()).toMatchObject([{ status: 'dropped' }])
  await webhook({ drop: false, duplicate: true })
  await fail()
  await hasReceived(2)
  expect(received[1]).toEqual(received[0])
  await webhook({ duplicate: false, corruptSignature: true })
  await fail()
  await hasReceived(3)
  expect(received[2]?.headers['x-razorpay-signature']).not.toBe(sign(received[2]?.body ?? ''))
})

// Events: which ones a change sends, and what each contains.
test('a paid order sends three events, each with an id of its own and a signature over its raw bytes', async () => {
  const { received, hasReceived, createOrder, pay } = await openWithReceiver()
  const order = await createOrder({ notes: { name: 'आशा / Asha' } })
  const { razorpay_payment_id: id } = await pay(order.id)
  await hasReceived(3)
  expect(received.map(({ event }) => event).sort()).toEqual([
    'order.paid',
    'payment.authorized',
    'payment.captured',
  ])
  for (const { headers, body } of received) {
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-signature': sign(body),
      'x-razorpay-event-id': expect.stringMatching(/^[0-9A-Za-z]{14}$/),
      'request-id': headers['x-razorpay-event-id'],
    })
    expect(JSON.parse(body)).toMatchObject({ entity: 'event', payload: { payment: { entity: { id } } } })
  }
  expect(new Set(received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3)
  const paid = JSON.parse(received.find(({ event }) => event === 'order.paid')?.body ?? '')
  expect(paid).toMatchObject({
    contains: ['payment', 'order'],
    payload: { order: { entity: { status: 'paid' } } },
  })
})

test('a payment can be made without any event', async () => {
  const { createOrder, pay, deliveries } = await openWithReceiver()
  await pay((await createOrder()).id, { webhooks: false })
  expect(await deliveries()).toEqual([])
})

test('refunds and payouts are reported, too', async () => {
  const { received, hasReceived, createOrder, pay, post } = await openWithReceiver()
  const { razorpay_payment_id: id } = await pay((await createOrder()).id)
  await post(`/v1/payments/${id}/refund`, { amount: 100 })
  await hasReceived(5)
  const created = received.find(({ event }) => event === 'refund.created')
  expect(JSON.parse(created?.body ?? '')).toMatchObject({
    contains: ['refund', 'payment'],
    payload: { payment: { entity: { amount_refunded: 100, refund_status: 'partial' } } },
  })
  await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)
  await hasReceived(6)
  expect(received.at(-1)?.event).toBe('payout.initiated')
})
