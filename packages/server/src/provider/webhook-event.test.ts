// What an event of the provider means for us: news, nothing, or news that we cannot read.
import { expect, test } from 'vitest'
import { readEnvelope, readUpdate } from './webhook-event.ts'

const PAYMENT = {
  ...{ id: 'pay_1', order_id: 'order_1', amount: 52_104, currency: 'INR', status: 'captured' },
  created_at: 1_795_000_000,
}
const REFUND = { id: 'rfnd_1', payment_id: 'pay_1', amount: 52_104, status: 'processed' }
const DISPUTE = { id: 'disp_1', payment_id: 'pay_1', amount: 52_104, status: 'open' }
const PAYOUT = { id: 'pout_1', amount: 50_100, status: 'processed', notes: {} }

const entities = {
  payment: { entity: PAYMENT },
  refund: { entity: REFUND },
  dispute: { entity: DISPUTE },
  payout: { entity: PAYOUT },
}
const told = (event: unknown, payload: unknown = entities) => readUpdate(JSON.stringify({ event, payload }))

test.each(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'])(
  '%s is news of a payment',
  (event) => {
    expect(told(event)).toEqual({ of: 'payment', payment: PAYMENT })
    expect(told(event, {})).toEqual({ of: 'unreadable' })
  },
)

test.each(['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed'])(
  '%s says whose refunds are to be asked for',
  (event) => {
    expect(told(event)).toEqual({ of: 'refund', paymentId: 'pay_1' })
    expect(told(event, {})).toEqual({ of: 'unreadable' })
  },
)

test.each(['payment.dispute.created', 'payment.dispute.lost', 'payment.dispute.won'])(
  '%s is news of a dispute, not of the payment beside it',
  (event) => {
    expect(told(event)).toEqual({ of: 'dispute', dispute: DISPUTE })
    expect(told(event, { payment: { entity: PAYMENT } })).toEqual({ of: 'unreadable' })
  },
)

test.each(['payout.processed', 'payout.reversed', 'payout.failed', 'payout.initiated'])(
  '%s is news of a payout',
  (event) => {
    expect(told(event)).toEqual({ of: 'payout', payout: PAYOUT })
    expect(told(event, {})).toEqual({ of: 'unreadable' })
  },
)

test.each([
  'payout.downtime.started',
  'invoice.paid',
  'payment.pending',
  'refunds.processed',
  'the.payout.processed',
  'my.refund.processed',
  'a.payment.dispute.created',
])('%s is nothing to us', (event) => {
  expect(told(event)).toEqual({ of: 'other' })
})

test('one entity that cannot be read does not take the others with it', () => {
  const payload = { ...entities, payment: { entity: { id: 5 } }, refund: 'none' }
  expect(told('payout.processed', payload)).toEqual({ of: 'payout', payout: PAYOUT })
  expect(told('payment.captured', payload)).toEqual({ of: 'unreadable' })
})

test('an event without a payload is an event still: it should have brought news', () => {
  expect(told('payment.captured', 'none')).toEqual({ of: 'unreadable' })
  expect(readUpdate('{"event":"refund.created"}')).toEqual({ of: 'unreadable' })
})

test.each([
  ['no JSON', '<html>'],
  ['no name', '{"payload":{}}'],
  ['an empty name', '{"event":"","payload":{}}'],
  ['a name that is none', '{"event":"payment captured","payload":{}}'],
  ['a name that only begins as one', '{"event":"payment.captured!","payload":{}}'],
  ['a name that only ends as one', '{"event":"!payment.captured","payload":{}}'],
  ['a name without end', `{"event":"${'x'.repeat(101)}","payload":{}}`],
])('with %s it is no event', (_what, text) => {
  expect(readEnvelope(text)).toBeUndefined()
  expect(readUpdate(text)).toEqual({ of: 'other' })
})

test('a name of a hundred letters is one', () => {
  expect(readEnvelope(`{"event":"${'x'.repeat(100)}","payload":{}}`)?.event).toHaveLength(100)
})
