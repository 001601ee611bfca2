// Only events that are signed with one of our secrets are accepted.
import { createHmac } from 'node:crypto'
import { contributionsOf } from '../../../test/paying.ts'
import { aPayment } from '../../../test/payments/orders.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'

test('a webhook with a wrong signature is refused and not stored [payment-5]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  const forged = { 'x-razorpay-event-id': 'forged', 'x-razorpay-signature': 'f'.repeat(64) }
  expect((await sendWebhook(app, captured, forged)).status).toBe(400)
  expect((await sendWebhook(app, captured, { ...forged, 'x-razorpay-signature': '' })).status).toBe(400)
  const stored = await app.services.db
    .selectFrom('provider_events')
    .select('id')
    .where('id', '=', 'forged')
    .execute()
  expect(stored).toEqual([])
  expect(await contributionsOf(app, box.id)).toEqual([])
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
