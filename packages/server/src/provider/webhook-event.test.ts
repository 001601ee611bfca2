// An event of the provider is an update, nothing for us, or an update that cannot be parsed.
import { expect, test } from 'vitest'
import { readEnvelope, readUpdate } from './webhook-event.ts'

const PAYMENT = {
  ...{ id: 'pay_1', order_id: 'order_1', amount: 52_104, currency: 'INR', status: 'captured' },
  created_at: 1_795_000_000,
}
const REFUND = { id: 'rfnd_1', payment_id: 'pay_1', amount: 52_104, status: 'processed' }
const DISPUTE = { id: 'disp_1', payment_id: 'pay_1', amount: 52_104, status: 'open' }
const PAYOUT = { id: 'pout_1', amount: 50_100, status: 'processed', notes: {} }

const SETTLEMENT = { id: 'setl_1', amount: 50_874, status: 'processed', created_at: 1_795_000_000 }

const entities = {
  payment: { entity: PAYMENT },
  refund: { entity: REFUND },
  dispute: { entity: DISPUTE },
  payout: { entity: PAYOUT },
  settlement: { entity: SETTLEMENT },
}
const updateFor = (event: unknown, payload: unknown = entities) =>
  readUpdate(JSON.stringify({ event, payload }))

const OF_PAYMENT = { of: 'payment', payment: { id: 'pay_1', order_id: 'order_1', status: 'captured' } }
const OF_REFUNDS = { of: 'refund', id: 'pay_1' }
const OF_PAYOUT = { of: 'payout', id: 'pout_1' }

test.each([
  ['payment.authorized', OF_PAYMENT],
  ['payment.captured', OF_PAYMENT],
  ['payment.failed', OF_PAYMENT],
  ['order.paid', OF_PAYMENT],
  ['refund.created', OF_REFUNDS],
  ['refund.processed', OF_REFUNDS],
  ['refund.failed', OF_REFUNDS],
  ['refund.speed_changed', OF_REFUNDS],
  ['payout.processed', OF_PAYOUT],
  ['payout.reversed', OF_PAYOUT],
  ['payout.failed', OF_PAYOUT],
  ['payout.initiated', OF_PAYOUT],
  ['settlement.processed', { of: 'settlement', id: 'setl_1' }],
])('%s is the update %j; without its payload it cannot be read', (event, update) => {
  expect(updateFor(event)).toEqual(update)
  expect(updateFor(event, {})).toEqual({ of: 'unreadable' })
})

test.each(['payment.dispute.created', 'payment.dispute.lost', 'payment.dispute.won'])(
  '%s names the dispute, not the payment beside it',
  (event) => {
    expect(updateFor(event)).toEqual({ of: 'dispute', id: 'disp_1' })
    expect(updateFor(event, { payment: { entity: PAYMENT } })).toEqual({ of: 'unreadable' })
  },
)

test.each(['fund_account.validation.completed', 'fund_account.validation.failed'])(
  '%s names the question whose a UPI ID is',
  (event) => {
    const check = { id: 'fav_1', status: 'completed', notes: { upi_id_check: '1' }, results: null }
    const payload = { 'fund_account.validation': { entity: check } }
    expect(updateFor(event, payload)).toEqual({ of: 'upi-id-check', id: 'fav_1' })
    expect(updateFor(event)).toEqual({ of: 'unreadable' })
  },
)

test('a settlement that the bank of a linked account’s UPI ID did not take is no payout of ours', () => {
  expect(updateFor('payout.vpa_failed')).toEqual({ of: 'returned-settlement' })
  expect(updateFor('payout.vpa_failed', {})).toEqual({ of: 'returned-settlement' })
})

test.each([
  'settlement.vpa_completed',
  'payout.downtime.started',
  'invoice.paid',
  'payment.pending',
  'refunds.processed',
  'the.payout.processed',
  'my.refund.processed',
  'a.payment.dispute.created',
])('%s is nothing to us', (event) => {
  expect(updateFor(event)).toEqual({ of: 'other' })
})

test.each(['..', 'pay_1/refunds', '', 'x'.repeat(101)])(
  'an id that would be another path is unreadable: %s',
  (id) => {
    const payload = { payment: { entity: { ...PAYMENT, id } }, payout: { entity: { ...PAYOUT, id } } }
    expect(updateFor('payment.captured', payload)).toEqual({ of: 'unreadable' })
    expect(updateFor('payout.processed', payload)).toEqual({ of: 'unreadable' })
  },
)

test('one invalid entity does not fail the others', () => {
  const payload = { ...entities, payment: { entity: { id: 5 } }, refund: 'none' }
  expect(updateFor('payout.processed', payload)).toEqual({ of: 'payout', id: 'pout_1' })
  expect(updateFor('payment.captured', payload)).toEqual({ of: 'unreadable' })
})

test('an event of a known kind without a payload is unreadable', () => {
  expect(updateFor('payment.captured', 'none')).toEqual({ of: 'unreadable' })
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

test('a name of a hundred letters is valid', () => {
  expect(readEnvelope(`{"event":"${'x'.repeat(100)}","payload":{}}`)?.event).toHaveLength(100)
})
