// Any body with the provider's signature is stored and answered, so that the provider does not repeat it for a day.
import fc from 'fast-check'
import { hostileBody, hostileText, hostileValue } from '../../../test/generated/hostile.ts'
import { contributionsOf, expectSoundBooks } from '../../../test/paying.ts'
import { aPayment } from '../../../test/payments/orders.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { answerOnce, eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('upi', 'meera@okbank') },
  { weight: 2, arbitrary: hostileText },
)
const odd = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: of }, { weight: 1, arbitrary: hostileValue })
const paise = fc.oneof(fc.constantFrom(52_104, 104, 0, -1, 2 ** 53, 1e21, 0.5), fc.nat())
const seconds = fc.constantFrom(1_763_706_600, 0, -1, 1e12, 2 ** 53, 8.64e12 + 1)
const someId = (prefix: string) => odd(fc.oneof(fc.constant(`${prefix}_NeverWasOne00`), hostileText))

const entities = {
  payment: fc.record(
    {
      id: someId('pay'),
      order_id: odd(fc.constantFrom('order_NeverWasOne00', null)),
      amount: odd(paise),
      currency: odd(fc.constantFrom('INR', 'USD', 'inr', '')),
      status: odd(fc.constantFrom('created', 'authorized', 'captured', 'refunded', 'failed', 'tomorrow')),
      method: odd(text),
      vpa: odd(text),
      error_description: odd(text),
      acquirer_data: odd(fc.record({ rrn: odd(text) })),
      created_at: odd(seconds),
    },
    { requiredKeys: ['id', 'order_id', 'amount', 'currency', 'status', 'created_at'] },
  ),
  dispute: fc.record({
    id: someId('disp'),
    payment_id: someId('pay'),
    amount: odd(paise),
    amount_deducted: odd(paise),
    reason_code: odd(text),
    respond_by: odd(seconds),
    status: odd(fc.constantFrom('open', 'under_review', 'won', 'lost', 'closed', 'tomorrow')),
  }),
  payout: fc.record({
    id: someId('pout'),
    amount: odd(paise),
    status: odd(fc.constantFrom('queued', 'processed', 'reversed', 'failed', 'tomorrow')),
    reference_id: odd(fc.oneof(fc.uuid(), hostileText)),
    utr: odd(text),
    status_details: odd(fc.record({ reason: text, description: text })),
  }),
}

const EVENTS = {
  payment: ['payment.captured', 'payment.failed', 'order.paid'],
  dispute: ['payment.dispute.created', 'payment.dispute.lost'],
  payout: ['payout.processed', 'payout.reversed', 'payout.downtime.started'],
} as const

/** The body of an event: mostly as the provider documents it, with odd values here and there. */
const someEvent = fc.constantFrom('payment', 'dispute', 'payout').chain((kind) =>
  fc
    .record({
      event: odd(fc.constantFrom<string>(...EVENTS[kind])),
      payload: odd(fc.record({ [kind]: odd(fc.record({ entity: entities[kind] })) })),
    })
    .map((body) => JSON.stringify(body)),
)

test('a signed webhook with a raw NUL is stored, answered and applied', async ({ app }) => {
  const { box, paymentId } = await aPayment(app)
  await answerOnce(app, `/payments/${paymentId}`, { vpa: 'a\0b' })
  const body = (await eventOf(app, 'payment.captured', paymentId, { vpa: 'a-b' })).replace('a-b', 'a\0b')
  expect((await sendWebhook(app, body)).status).toBe(200)
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an event id that is too long is ignored: the same bytes are the same event', async ({ app }) => {
  const body = '{"event":"payment.captured","payload":{}}'
  for (const letter of ['x', 'y'])
    expect((await sendWebhook(app, body, { 'x-razorpay-event-id': letter.repeat(9000) })).status).toBe(200)
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
  expect((await sendWebhook(app, odd)).status).toBe(200)
  await untilEventsAreHandled(app)
  const alarms = app.logged.filter(({ alarm }) => alarm)
  expect(alarms).toMatchObject([{ alarm: 'event-not-applied', outcome: 'unreadable' }])
})

test('300 signed events of any content are answered and handled, and the books stay consistent', {
  timeout: 120_000,
}, async ({ app }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 6, arbitrary: someEvent }, { weight: 1, arbitrary: hostileBody }),
      async (body) => {
        expect((await sendWebhook(app, body)).status).toBe(200)
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
      const { box, paymentId } = await aPayment(app)
      const words = { vpa: one, method: other, error_description: one, acquirer_data: { rrn: other } }
      await answerOnce(app, `/payments/${paymentId}`, words)
      const event = await eventOf(app, 'payment.captured', paymentId, words)
      expect((await sendWebhook(app, event)).status).toBe(200)
      await expect.poll(() => contributionsOf(app, box.id)).toHaveLength(1)
    }),
    { numRuns: 40 },
  )
  await expectSoundBooks(app)
})
