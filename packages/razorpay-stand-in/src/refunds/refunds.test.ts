// Refunds.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

async function openPaid() {
  const standIn = await openStandIn()
  const order = await standIn.createOrder()
  const { razorpay_payment_id: id } = await standIn.pay(order.id)
  const refund = (body?: unknown, headers?: Record<string, string>) =>
    standIn.post(`/v1/payments/${id}/refund`, body, headers)
  return {
    ...standIn,
    order,
    id,
    refund,
    payment: async () => (await standIn.get(`/v1/payments/${id}`)).body,
  }
}

test('a part is refunded, then the rest, and the order stays paid', async () => {
  const { refund, payment, get, order, id } = await openPaid()
  const part = await refund({ amount: 10000, notes: { why: 'twice' } })
  expect(part.body).toMatchObject({
    id: expect.stringMatching(/^rfnd_/),
    entity: 'refund',
    amount: 10000,
    payment_id: id,
    status: 'processed',
  })
  expect(await payment()).toMatchObject({
    status: 'captured',
    refund_status: 'partial',
    amount_refunded: 10000,
  })
  expect((await refund()).body.amount).toBe(42104)
  expect(await payment()).toMatchObject({ status: 'refunded', refund_status: 'full', amount_refunded: 52104 })
  expect((await refund()).body.error.description).toBe('The payment has been fully refunded already')
  expect((await get(`/v1/payments/${id}/refunds`)).body.count).toBe(2)
  expect((await get(`/v1/orders/${order.id}`)).body.status).toBe('paid')
})

test.each([[52105], [99], [1.5]])('%d paise of 52104 cannot be refunded', async (amount) => {
  const { refund } = await openPaid()
  expect((await refund({ amount })).status).toBe(400)
})

test('an uncaptured payment cannot be refunded', async () => {
  const { post, createOrder, pay } = await openStandIn()
  const { error } = await pay((await createOrder()).id, { outcome: 'fail' })
  const { body } = await post(`/v1/payments/${error.metadata.payment_id}/refund`)
  expect(body.error.description).toBe('The payment status should be captured for action to be taken')
})

test('a payment is refunded within six months, and not after that', async () => {
  const { refund, post, payment } = await openPaid()
  const days = (count: number) => post('/stand-in/clock', { advanceSeconds: count * 24 * 60 * 60 })
  await days(180)
  expect((await refund({ amount: 10000 })).status).toBe(200)
  await days(5)
  const { status, body } = await refund({ amount: 10000 })
  expect(status).toBe(400)
  expect(body.error.description).toBe('Payment is more than 6 months old, only instant refund is supported')
  expect((await payment()).amount_refunded).toBe(10000)
})

test('the same key refunds once, and refuses another request', async () => {
  const { refund, payment } = await openPaid()
  const key = { 'X-Refund-Idempotency': 'refund-of-gift-1' }
  const first = await refund({ amount: 10000 }, key)
  expect((await refund({ amount: 10000 }, key)).body).toEqual(first.body)
  expect((await refund({ amount: 20000 }, key)).body.error.description).toContain('Different request')
  expect((await refund({ amount: 10000 }, { 'X-Refund-Idempotency': 'short' })).status).toBe(400)
  expect((await payment()).amount_refunded).toBe(10000)
})

test('a pending refund that fails leaves the payment as it was', async () => {
  const { post, refund, payment } = await openPaid()
  await post('/stand-in/behaviour', { refundStatus: 'pending' })
  const { body } = await refund()
  expect([body.status, (await payment()).status]).toEqual(['pending', 'refunded'])
  await post(`/stand-in/refunds/${body.id}/state`, { status: 'failed' })
  expect(await payment()).toMatchObject({ status: 'captured', refund_status: null, amount_refunded: 0 })
})

test('all refunds are listed, newest first, by time and in pages, as documented', async () => {
  const { refund, get, post } = await openPaid()
  const first = (await refund({ amount: 10000 })).body
  await post('/stand-in/clock', { advanceSeconds: 3600 })
  const second = (await refund({ amount: 20000 })).body
  const listed = async (query: string) => {
    const { body } = await get(`/v1/refunds?${query}`)
    expect(body).toMatchObject({ entity: 'collection', count: body.items.length })
    return body.items.map(({ id }: { id: string }) => id)
  }
  expect(await listed('')).toEqual([second.id, first.id])
  expect(await listed('count=1')).toEqual([second.id])
  expect(await listed('count=1&skip=1')).toEqual([first.id])
  expect(await listed(`from=${first.created_at}&to=${second.created_at - 1}`)).toEqual([first.id])
  expect((await get('/v1/refunds?count=101')).status).toBe(400)
})
