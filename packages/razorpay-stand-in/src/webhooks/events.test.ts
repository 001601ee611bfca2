// Events: which ones a change sends, and what each contains.
import { expect, test } from 'vitest'
import { openWithReceiver, sign } from '../../test/webhook.ts'

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
  expect(paid.payload.order.entity).not.toHaveProperty('capture')
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
  const { body: contact } = await post('/v1/contacts', { name: 'Asha Rao' })
  const { body: account } = await post('/v1/fund_accounts', {
    account_type: 'vpa',
    contact_id: contact.id,
    vpa: { address: 'asha@okbank' },
  })
  await post(
    '/v1/payouts',
    {
      account_number: '1',
      fund_account_id: account.id,
      amount: 100,
      currency: 'INR',
      mode: 'UPI',
      purpose: 'payout',
    },
    { 'X-Payout-Idempotency': 'one-payout' },
  )
  await hasReceived(6)
  expect(received.at(-1)?.event).toBe('payout.initiated')
})
