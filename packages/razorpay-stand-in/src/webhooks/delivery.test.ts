// Delivery of webhooks: retries until acknowledgement, replays, and faults on demand.
import { expect, test } from 'vitest'
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

test('an event can be dropped, doubled, wrongly signed, without its id, or written as PHP writes', async () => {
  const { received, hasReceived, createOrder, pay, webhook, deliveries } = await openWithReceiver()
  const fail = async () => pay((await createOrder({ notes: { name: 'é/' } })).id, { outcome: 'fail' })
  await webhook({ drop: true })
  await fail()
  expect(await deliveries()).toMatchObject([{ status: 'dropped' }])
  await webhook({ drop: false, duplicate: true, phpEscapes: true })
  await fail()
  await hasReceived(2)
  expect(received[1]).toEqual(received[0])
  expect(received[0]?.body).toContain('\\u00e9\\/')
  expect(received[0]?.headers['x-razorpay-signature']).toBe(sign(received[0]?.body ?? ''))
  await webhook({ duplicate: false, corruptSignature: true, omitEventId: true })
  await fail()
  await hasReceived(3)
  expect(received[2]?.headers['x-razorpay-signature']).not.toBe(sign(received[2]?.body ?? ''))
  expect(received[2]?.headers).not.toHaveProperty('x-razorpay-event-id')
})
