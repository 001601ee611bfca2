// Generates events of the provider about payments, disputes and payouts.
import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile.ts'

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
export const someEvent = fc.constantFrom('payment', 'dispute', 'payout').chain((kind) =>
  fc
    .record({
      event: odd(fc.constantFrom<string>(...EVENTS[kind])),
      payload: odd(fc.record({ [kind]: odd(fc.record({ entity: entities[kind] })) })),
    })
    .map((body) => JSON.stringify(body)),
)
