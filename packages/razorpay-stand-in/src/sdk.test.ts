// The official client drives the stand-in.
import Razorpay from 'razorpay'
import { expect, test } from 'vitest'
import { KEY_ID, KEY_SECRET, openStandIn } from '../test/stand-in.ts'

async function openSdk() {
  const standIn = await openStandIn()
  const sdk = new Razorpay({ key_id: KEY_ID, key_secret: KEY_SECRET })
  // The base address is hard-coded; this inner axios instance is the one way to another.
  const { api } = sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }
  api.rq.defaults.baseURL = standIn.url
  return { ...standIn, sdk }
}

test('razorpay-node creates, fetches, captures and refunds', async () => {
  const { sdk, pay } = await openSdk()
  const order = await sdk.orders.create({
    amount: 52104,
    currency: 'INR',
    receipt: 'gift-1',
    payment_capture: false,
  })
  expect((await sdk.orders.fetch(order.id)).status).toBe('created')

  const { razorpay_payment_id: id } = await pay(order.id)
  const payments = await sdk.orders.fetchPayments(order.id)
  expect(payments).toMatchObject({ count: 1, items: [{ id, status: 'authorized', fee: null }] })
  expect((await sdk.payments.capture(id, 52104, 'INR')).status).toBe('captured')
  expect((await sdk.payments.fetch(id)).captured).toBe(true)

  const refund = await sdk.payments.refund(id, { amount: 10000 })
  expect(refund).toMatchObject({ payment_id: id, amount: 10000 })
  expect((await sdk.refunds.fetch(refund.id)).status).toBe('processed')
  expect((await sdk.orders.all({ receipt: 'gift-1' })).items).toMatchObject([
    { id: order.id, status: 'paid' },
  ])
})

test('razorpay-node lists settlements and their report', async () => {
  const { sdk, pay, post } = await openSdk()
  const order = await sdk.orders.create({ amount: 52104, currency: 'INR' })
  const { razorpay_payment_id: id } = await pay(order.id)
  const { body } = await post('/stand-in/settlements')
  const [{ id: settlementId, utr, created_at: createdAt }] = body.settlements

  expect((await sdk.settlements.all({ count: 5 })).items).toMatchObject([{ id: settlementId, utr }])
  expect((await sdk.settlements.fetch(settlementId)).status).toBe('processed')
  const day = new Date((createdAt + 5.5 * 3600) * 1000)
  const report = await sdk.settlements.reports({
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
  })
  expect(report).toMatchObject({ count: 1, items: [{ entity_id: id, settlement_id: settlementId }] })
})

test('razorpay-node gets the errors it knows', async () => {
  const { sdk } = await openSdk()
  await expect(sdk.orders.fetch('order_00000000000000')).rejects.toMatchObject({
    statusCode: 400,
    error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' },
  })
})
