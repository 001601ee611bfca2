// Captures: a payment is captured once, with its fee, and its order is paid.
import { expect, test } from 'vitest'
import { KEY_SECRET, openStandIn } from '../../test/stand-in.ts'
import { checkoutSignature } from '../signature.ts'

test('a paid order is captured with fee and tax, and the page gets a signature that holds', async () => {
  const { get, createOrder, pay } = await openStandIn()
  const order = await createOrder()
  const proof = await pay(order.id, { contact: '9876543210' })
  expect(proof).toEqual({
    razorpay_order_id: order.id,
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    razorpay_signature: checkoutSignature(order.id, proof.razorpay_payment_id, KEY_SECRET),
  })
  const { body: payment } = await get(`/v1/payments/${proof.razorpay_payment_id}`)
  expect(payment).toMatchObject({
    entity: 'payment',
    amount: 52104,
    status: 'captured',
    captured: true,
    order_id: order.id,
    method: 'upi',
    fee: 1230,
    tax: 188,
    email: 'void@razorpay.com',
    contact: '+919876543210',
    notes: [],
    acquirer_data: { rrn: expect.stringMatching(/^\d{12}$/) },
  })
  expect((await get(`/v1/orders/${order.id}`)).body).toMatchObject({
    status: 'paid',
    amount_paid: 52104,
    amount_due: 0,
    attempts: 1,
  })
})

test('no second payment begins once the order is paid', async () => {
  const { createOrder, pay } = await openStandIn()
  const order = await createOrder()
  await pay(order.id)
  expect((await pay(order.id)).error.reason).toBe('order_already_paid')
})

test('two attempts on one order can both be captured', async () => {
  const { post, createOrder, pay } = await openStandIn()
  const order = await createOrder()
  const { error } = await pay(order.id, { outcome: 'fail' })
  await pay(order.id)
  const first = `/stand-in/payments/${error.metadata.payment_id}/state`
  expect((await post(first, { status: 'captured' })).body).toMatchObject({
    status: 'captured',
    captured: true,
    error_code: null,
  })
})

test('a captured payment never fails', async () => {
  const { post, createOrder, pay } = await openStandIn()
  const { razorpay_payment_id: id } = await pay((await createOrder()).id)
  expect((await post(`/stand-in/payments/${id}/state`, { status: 'failed' })).status).toBe(400)
})
