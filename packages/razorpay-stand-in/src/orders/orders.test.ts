// The Orders API, as Razorpay documents it.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

test('a new order has every field of the documented entity, and empty notes are an array', async () => {
  const { post, createOrder, get } = await openStandIn()
  const order = await createOrder({ receipt: 'gift-1' })
  expect(order).toEqual({
    id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
    entity: 'order',
    amount: 52104,
    amount_paid: 0,
    amount_due: 52104,
    currency: 'INR',
    receipt: 'gift-1',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: [],
    created_at: expect.any(Number),
  })
  const withNotes = await post('/v1/orders', { amount: 100, currency: 'INR', notes: { giftid: 'abc' } })
  expect(withNotes.body.notes).toEqual({ giftid: 'abc' })
  expect((await get(`/v1/orders/${order.id}`)).body).toEqual(order)
})

test.each([
  [
    'amount of 99',
    { amount: 99 },
    'amount_less_than_minimum_amount',
    'Order amount less than minimum amount allowed',
  ],
  ['amount with a fraction', { amount: 100.5 }, 'input_validation_failed', 'The amount must be an integer.'],
  ['missing amount', { amount: undefined }, 'input_validation_failed', 'amount: is required.'],
  ['currency that is a number', { currency: 1 }, 'input_validation_failed', 'expected string but provided 1'],
  ['unknown field', { tip: 1 }, 'extra_field_sent', 'tip is/are not required and should not be sent'],
  ['receipt of 41 characters', { receipt: 'x'.repeat(41) }, 'input_validation_failed', expect.any(String)],
  [
    'sixteenth note',
    { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`n${i}`, ''])) },
    'input_validation_failed',
    expect.any(String),
  ],
])('an order with an %s is refused as documented', async (_name, fields, reason, description) => {
  const { post } = await openStandIn()
  const { status, body } = await post('/v1/orders', { amount: 52104, currency: 'INR', ...fields })
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', reason, description })
})

test('a receipt that comes twice is refused', async () => {
  const { post, createOrder } = await openStandIn()
  await createOrder({ receipt: 'gift-1' })
  const refused = await post('/v1/orders', { amount: 52104, currency: 'INR', receipt: 'gift-1' })
  expect([refused.status, refused.body.error.description]).toEqual([400, 'Order receipt should be unique.'])
})

test('orders are found by receipt, newest first', async () => {
  const { get, createOrder } = await openStandIn()
  const first = await createOrder({ receipt: 'a' })
  const second = await createOrder({ receipt: 'b' })
  expect((await get('/v1/orders')).body.items.map((order: { id: string }) => order.id)).toEqual([
    second.id,
    first.id,
  ])
  const { body } = await get('/v1/orders?receipt=a')
  expect(body).toMatchObject({ entity: 'collection', count: 1, items: [{ id: first.id }] })
})

test('an order is no longer shown after 180 days', async () => {
  const { get, post, createOrder } = await openStandIn()
  const order = await createOrder()
  await post('/stand-in/clock', { advanceSeconds: 181 * 86_400 })
  expect((await get(`/v1/orders/${order.id}`)).body.error.description).toContain('older than 180 days')
})

// Requests that are refused before any action: unknown ids and addresses, and a key that is not Basic.
test('unknown ids, malformed ids and unknown addresses are 400, never 404', async () => {
  const { get, call } = await openStandIn()
  const unknown = await get('/v1/orders/order_00000000000000')
  expect([unknown.status, unknown.body.error.description]).toEqual([400, 'The id provided does not exist'])
  expect((await get('/v1/orders/42')).body.error.description).toBe('42 is not a valid id')
  for (const [method, path] of [
    ['GET', '/v1/nothing'],
    ['DELETE', '/v1/orders'],
  ] as const) {
    const { status, body } = await call(method, path)
    expect([status, body.error.description]).toEqual([400, 'The requested URL was not found on the server.'])
  }
})

test.each(['basic', 'BASIC', 'Bearer'])('the scheme %s is not Basic', async (scheme) => {
  const { call } = await openStandIn()
  const Authorization = `${scheme} ${btoa('rzp_test_1DP5mmOlF5G5ag:EnLs21M47BllR3X8PSFtjtbd')}`
  expect(await call('GET', '/v1/orders', undefined, { Authorization })).toEqual({
    status: 401,
    body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
  })
})
