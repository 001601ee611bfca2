// Verifying a payment: only the provider's signature counts, whoever is signed in and whichever of our keys is in use.

import { createHmac } from 'node:crypto'
import { findEvents } from '../../../operations/payment-timeline/read-timeline.ts'
import type { TestApp } from '../../../test/app.ts'
import { aSignedInHost, call } from '../../../test/fixtures.ts'
import { CHARGE_PAISE, contributionsOf, control, openFlagsOf, pay, verify } from '../../../test/paying.ts'
import { anOrder, aPayment } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

test.beforeEach(({ app }) => {
  app.logged.length = 0
})

test('a signed-in host in the guest’s browser changes nothing: the contribution belongs to the box [payment-41]', async ({
  app,
}) => {
  const [box, host] = [await insertEventBox(app.services.db), await aSignedInHost(app)]
  const own = await insertEventBox(app.services.db, { host_id: host.row.id })
  const details = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }
  const order = { ...details, amount: CHARGE_PAISE, giftid: box.id }
  const opened = await host.call(['POST', '/payment/create-order/'], order)
  const proof = await pay(app, opened.body.id)
  const proved = await host.call(['POST', '/payment/verify/'], { ...details, ...proof, giftid: own.id })
  expect(proved.body.status).toBe('success')
  expect(await contributionsOf(app, own.id)).toEqual([])
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('an expired session does not stop a guest from contributing [payment-42]', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const body = { amount: CHARGE_PAISE, giftid: box.id }
  const headers = { authorization: 'Bearer of.a.session' }
  const opened = await call(app, ['POST', '/payment/create-order/'], { body, headers })
  expect(opened.status).toBe(200)
  const proof = await pay(app, opened.body.id)
  expect((await call(app, ['POST', '/payment/verify/'], { body: proof, headers })).status).toBe(200)
})

test('while the API key changes, proofs of the previous key count, a third key’s do not', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId } = proof
  const signedWith = (secret: string) => ({
    ...proof,
    razorpay_signature: createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex'),
  })
  const { providerSettings } = app.services
  app.services.providerSettings = { ...providerSettings, oldKeySecrets: ['the key secret of before'] }
  try {
    expect((await verify(app, signedWith('a third key secret'))).status).toBe(400)
    expect((await verify(app, signedWith('the key secret of before'))).body.status).toBe('success')
  } finally {
    app.services.providerSettings = providerSettings
  }
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('while the provider is silent, the guest waits; later it succeeds [payment-9]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  const { status, body } = await verify(app, proof)
  expect(status).toBe(202)
  expect(body).toEqual({ success: false, status: 'pending', message: 'We are confirming your payment' })
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect((await verify(app, proof)).body.status).toBe('success')
})

// Forged proofs of payments: they prove nothing, are logged, and are limited.
const FORGED = '0'.repeat(64)

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

test('a genuine signature over a payment of another order proves nothing', async ({ app }) => {
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

test('a proof is for one order, and an unknown order is not found [payment-8]', async ({ app }) => {
  const [first, second] = [await anOrder(app), await anOrder(app)]
  const proof = await pay(app, first.orderId)
  expect((await verify(app, { ...proof, razorpay_order_id: second.orderId })).status).toBe(400)
  expect((await verify(app, { ...proof, razorpay_order_id: 'order_NeverWasOne00' })).status).toBe(404)
  expect(await contributionsOf(app, second.box.id)).toEqual([])
})

// Payments that arrive otherwise than they were ordered: after the box was closed, of an unknown order.
test.for([
  ['deleted', { deleted_at: new Date('2026-01-01') }],
  ['closed', { event_date: '2020-01-01' }],
] as const)(
  'money that arrives after the box was %s is recorded and asks for nothing [payment-13]',
  async ([how, change], { app }) => {
    const { box, orderId } = await anOrder(app)
    await app.services.db.updateTable('event_boxes').set(change).where('id', '=', box.id).execute()
    expect((await verify(app, await pay(app, orderId))).status).toBe(200)
    expect(await contributionsOf(app, box.id)).toHaveLength(1)
    expect(await openFlagsOf(app, box.id)).toEqual([])
    const events = await findEvents(app.services.db, orderId)
    expect(events?.find(({ kind }) => kind === 'contribution')?.more.state).toBe(`box-${how}`)
  },
)

test('a genuine proof for an order lost in a backup does not fail [payment-16]', async ({ app }) => {
  const lost = await app.services.provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {})
  const { status, body } = await verify(app, await pay(app, lost.id))
  expect({ status, body }).toMatchObject({ status: 202, body: { status: 'pending' } })
})
