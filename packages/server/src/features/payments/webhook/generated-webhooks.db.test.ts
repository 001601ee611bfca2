// Any body with the provider's signature is stored and answered, so that the provider does not repeat it for a day.
import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import type { TestApp } from '../../../test/app.ts'
import { someEvent } from '../../../test/generated/events.ts'
import { hostileBody, hostileText } from '../../../test/generated/hostile.ts'
import { contributionsOf, expectSoundBooks, openOrder, pay } from '../../../test/paying.ts'
import { aPayment } from '../../../test/payments/orders.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { answerOnce, eventOf } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

let sent = 0

/** Signs the bytes as they are; answers the status. */
async function deliver(app: TestApp, body: string | Buffer, id = `generated-${++sent}`): Promise<number> {
  const [secret = ''] = app.services.providerSettings.webhookSecrets
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    payload: body,
    headers: {
      'content-type': 'application/json',
      ...(id && { 'x-razorpay-event-id': id }),
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
  })
  return answer.statusCode
}

test('a signed webhook with a raw NUL is stored, answered and applied', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { body: order } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id: paymentId } = await pay(app, order.id)
  await answerOnce(app, `/payments/${paymentId}`, { vpa: 'a\0b' })
  const body = (await eventOf(app, 'payment.captured', paymentId, { vpa: 'a-b' })).replace('a-b', 'a\0b')
  expect(await deliver(app, body)).toBe(200)
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an event id that is too long is ignored: the same bytes are the same event', async ({ app }) => {
  const body = '{"event":"payment.captured","payload":{}}'
  expect([await deliver(app, body, 'x'.repeat(9000)), await deliver(app, body, 'y'.repeat(9000))]).toEqual([
    200, 200,
  ])
  const stored = await app.services.db
    .selectFrom('provider_events')
    .select('id')
    .where('body', '=', body)
    .execute()
  expect(stored).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test('a payment of an unknown state raises an alarm, and does not stop later events', async ({ app }) => {
  const { paymentId } = await aPayment(app)
  const odd = await eventOf(app, 'payment.captured', paymentId, { status: 'tomorrow' })
  app.logged.length = 0
  expect(await deliver(app, odd)).toBe(200)
  await untilEventsAreHandled(app)
  expect(app.logged).toMatchObject([{ alarm: 'event-not-applied', outcome: 'unreadable' }])
})

test('300 signed events of any content are answered and handled, and the books stay consistent', {
  timeout: 120_000,
}, async ({ app }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 6, arbitrary: someEvent }, { weight: 1, arbitrary: hostileBody }),
      async (body) => {
        expect(await deliver(app, body)).toBe(200)
      },
    ),
    { numRuns: 300 },
  )
  await untilEventsAreHandled(app)
  await expectSoundBooks(app)
})

test('a captured payment with any text in its fields is a contribution', async ({ app }) => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (one, other) => {
      const box = await insertEventBox(app.services.db)
      const { body: order } = await openOrder(app, { giftid: box.id })
      const { razorpay_payment_id: paymentId } = await pay(app, order.id)
      const words = { vpa: one, method: other, error_description: one, acquirer_data: { rrn: other } }
      await answerOnce(app, `/payments/${paymentId}`, words)
      expect(await deliver(app, await eventOf(app, 'payment.captured', paymentId, words))).toBe(200)
      await expect.poll(() => contributionsOf(app, box.id)).toHaveLength(1)
    }),
    { numRuns: 40 },
  )
  await expectSoundBooks(app)
})
