// Verifying a payment: only the provider's signature counts, and forged claims are logged and limited.
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { aSignedInHost, call } from '../../../test/fixtures.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  expectSoundBooks,
  openOrder,
  pay,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'

const FORGED = '0'.repeat(64)

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => {
  app.logged.length = 0
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function aPayment() {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { giftid: box.id })
  return { box, proof: await pay(app, body.id) }
}
const messages = () => app.logged.map(({ msg }) => msg)

test('a wrong signature and an unknown order are logged [payment-39]', async () => {
  const { proof } = await aPayment()
  const forged = { ...proof, razorpay_signature: FORGED }
  expect((await verify(app, forged)).status).toBe(400)
  expect((await verify(app, { ...forged, razorpay_order_id: 'order_NeverWasOne00' })).status).toBe(404)
  expect(messages()).toEqual([
    'a payment was claimed with a wrong signature',
    'a payment was claimed for an order that we do not know',
  ])
})

test('a client that guesses signatures is stopped, and other networks are not [payment-40]', async () => {
  const { box, proof } = await aPayment()
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

test('a signed-in host in the guest’s browser changes nothing: the contribution belongs to the box [payment-41]', async () => {
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

test('an expired session does not stop a guest from contributing [payment-42]', async () => {
  const box = await insertEventBox(app.services.db)
  const body = { amount: CHARGE_PAISE, giftid: box.id }
  const headers = { authorization: 'Bearer of.a.session' }
  const opened = await call(app, ['POST', '/payment/create-order/'], { body, headers })
  expect(opened.status).toBe(200)
  const proof = await pay(app, opened.body.id)
  expect((await call(app, ['POST', '/payment/verify/'], { body: proof, headers })).status).toBe(200)
})

test('a genuine signature over a payment that the provider has under another order proves nothing', async () => {
  const [one, other] = [await aPayment(), await aPayment()]
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

test('during a change of the API key, proofs of the previous key are accepted, and those of a third are not', async () => {
  const { box, proof } = await aPayment()
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
