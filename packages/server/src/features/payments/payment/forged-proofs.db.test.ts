// Forged proofs of payments: they prove nothing, are logged, and are limited.
import { createHmac } from 'node:crypto'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { contributionsOf, pay, verify } from '../../../test/paying.ts'
import { anOrder, aPayment } from '../../../test/payments/orders.ts'
import { expect, test } from '../../../test/test.ts'

const FORGED = '0'.repeat(64)

test.beforeEach(({ app }) => {
  app.logged.length = 0
})

const messages = (app: TestApp) => app.logged.map(({ msg }) => msg)

test('a wrong signature and an unknown order are logged [payment-39]', async ({ app }) => {
  const { proof } = await aPayment(app)
  const forged = { ...proof, razorpay_signature: FORGED }
  expect((await verify(app, forged)).status).toBe(400)
  expect((await verify(app, { ...forged, razorpay_order_id: 'order_NeverWasOne00' })).status).toBe(404)
  expect(messages(app)).toEqual([
    'a payment was claimed with a wrong signature',
    'a payment was claimed for an order that we do not know',
  ])
})

test('a client that guesses signatures is stopped, and other networks are not [payment-40]', async ({
  app,
}) => {
  const { box, proof } = await aPayment(app)
  const [{ max }] = LIMITS.unprovenClaim
  const guess = () =>
    call(app, ['POST', '/payment/verify/'], {
      body: { ...proof, razorpay_signature: FORGED },
      remoteAddress: '203.0.113.9',
    })
  const statuses: number[] = []
  for (let tries = 0; tries <= max; tries++) statuses.push((await guess()).status)
  expect(statuses.slice(0, max)).toEqual(Array(max).fill(400))
  expect(statuses.at(-1)).toBe(429)
  expect((await verify(app, proof)).body.status).toBe('success')
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('a genuine signature over a payment that the provider has under another order proves nothing', async ({
  app,
}) => {
  const [one, other] = [await aPayment(app), await aPayment(app)]
  const { keySecret } = app.services.providerSettings
  const [orderId, paymentId] = [one.proof.razorpay_order_id, other.proof.razorpay_payment_id]
  const mixed = {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex'),
  }
  expect((await verify(app, mixed)).status).toBe(400)
  expect(await contributionsOf(app, one.box.id)).toEqual([])
  expect(await contributionsOf(app, other.box.id)).toEqual([])
  expect((await verify(app, other.proof)).body.status).toBe('success')
  expect(await contributionsOf(app, other.box.id)).toHaveLength(1)
})

test('a wrong signature proves nothing and changes nothing [payment-7]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  for (const razorpay_signature of ['0'.repeat(64), proof.razorpay_signature.toUpperCase(), 'short', ''])
    expect((await verify(app, { ...proof, razorpay_signature })).status).toBe(400)
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('a proof for one order is not valid for another, and an unknown order is not found [payment-8]', async ({
  app,
}) => {
  const [first, second] = [await anOrder(app), await anOrder(app)]
  const proof = await pay(app, first.orderId)
  expect((await verify(app, { ...proof, razorpay_order_id: second.orderId })).status).toBe(400)
  expect((await verify(app, { ...proof, razorpay_order_id: 'order_NeverWasOne00' })).status).toBe(404)
  expect(await contributionsOf(app, second.box.id)).toEqual([])
})
