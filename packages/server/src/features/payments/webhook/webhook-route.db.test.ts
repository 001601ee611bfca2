// Webhooks of the provider: early, late, repeated, in any order, of other products, of unknown kinds.

import { createHmac } from 'node:crypto'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { contributionsOf, setPaymentState, verify } from '../../../test/paying.ts'
import { aContribution, aPayment, loseOrder, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { answerOnce, eventOf, outcomeOfWebhook, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS } from '../../../test/times.ts'

const storedOf = ({ services }: TestApp, paymentId: string) =>
  services.db
    .selectFrom('payments')
    .select(['status', 'rrn'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()

test('a webhook makes the contribution, and a later proof succeeds [webhook-4]', async ({ app }) => {
  const { box, proof, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
  expect((await verify(app, proof)).body).toMatchObject({ success: true, status: 'success' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('events in opposite order (captured, failed) change nothing back [webhook-6]', async ({ app }) => {
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  await outcomeOfWebhook(app, await eventOf(app, 'payment.authorized', paymentId, { status: 'authorized' }))
  await outcomeOfWebhook(app, await eventOf(app, 'payment.failed', paymentId, { status: 'failed' }))
  expect(await storedOf(app, paymentId)).toMatchObject({ status: 'captured' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an event a day late is applied, with the time of the payment [webhook-7]', async ({ app }) => {
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  const paidAt = new Date(Math.floor(app.clock.now.getTime() / 1000) * 1000)
  const created_at = paidAt.getTime() / 1000
  wait(app, DAY_MS)
  await answerOnce(app, `/payments/${paymentId}`, { created_at })
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await contributionsOf(app, box.id)).toMatchObject([{ paid_at: paidAt, created_at: app.clock.now }])
})

test('an event for an order that a restored backup lacks imports it and makes the contribution at once [webhook-13]', async ({
  app,
}) => {
  const { box, orderId, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  await loseOrder(app, orderId)
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('a late bank reference is filled in, and a known one is never lost', async ({ app }) => {
  const { paymentId } = await aPayment(app, { box: NEXT_YEAR })
  await answerOnce(app, `/payments/${paymentId}`, { acquirer_data: null })
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await storedOf(app, paymentId)).toMatchObject({ rrn: null })
  const rrn = { acquirer_data: { rrn: '5' } }
  await answerOnce(app, `/payments/${paymentId}`, rrn)
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId, rrn))).toBe('already')
  expect(await storedOf(app, paymentId)).toMatchObject({ rrn: '5' })
  await setPaymentState(app, paymentId, 'refunded')
  await answerOnce(app, `/payments/${paymentId}`, { acquirer_data: null })
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await storedOf(app, paymentId)).toEqual({ status: 'refunded', rrn: '5' })
})

test('a payment that was refunded stays refunded, whatever of before comes late', async ({ app }) => {
  const { paymentId } = await aContribution(app, { box: NEXT_YEAR })
  await setPaymentState(app, paymentId, 'refunded')
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  for (const status of ['authorized', 'failed']) {
    await answerOnce(app, `/payments/${paymentId}`, { status })
    await outcomeOfWebhook(app, await eventOf(app, `payment.${status}`, paymentId, { status }))
  }
  expect(await storedOf(app, paymentId)).toMatchObject({ status: 'refunded' })
})

test('during a change of the secret, events with the old or the new one are accepted, with a third not [webhook-9]', async ({
  app,
}) => {
  const { providerSettings } = app.services
  const old = providerSettings.webhookSecrets
  Object.assign(providerSettings, { webhookSecrets: ['the new secret', ...old] })
  const body = '{"event":"sun.rose","payload":{}}'
  const signedWith = (secret: string | undefined) =>
    sendWebhook(app, body, {
      'x-razorpay-signature': createHmac('sha256', secret ?? '')
        .update(body)
        .digest('hex'),
    })
  expect((await signedWith('the new secret')).status).toBe(200)
  expect((await signedWith(old[0])).status).toBe(200)
  expect((await signedWith('a third one')).status).toBe(400)
  Object.assign(providerSettings, { webhookSecrets: old })
  expect((await signedWith('the new secret')).status).toBe(400)
})
