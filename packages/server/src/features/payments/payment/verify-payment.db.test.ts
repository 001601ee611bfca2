// Verifying a payment: only the provider's signature counts, whoever is signed in and whichever of our keys is in use.
import { createHmac } from 'node:crypto'
import { aSignedInHost, call } from '../../../test/fixtures.ts'
import { CHARGE_PAISE, contributionsOf, control, pay, verify } from '../../../test/paying.ts'
import { aPayment } from '../../../test/payments/orders.ts'
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

test('while the API key changes, proofs of the previous key are accepted, and those of a third are not', async ({
  app,
}) => {
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

test('while the provider does not answer, the guest is asked to wait; later the payment succeeds [payment-9]', async ({
  app,
}) => {
  const { box, proof } = await aPayment(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  const { status, body } = await verify(app, proof)
  expect(status).toBe(202)
  expect(body).toEqual({ success: false, status: 'pending', message: 'We are confirming your payment' })
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect((await verify(app, proof)).body.status).toBe('success')
})
