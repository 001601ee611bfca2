// The provider's objects: each known value is parsed, unknown ones are refused, and optional fields may be missing or odd.
import { expect, test } from 'vitest'
import { providerDispute } from './objects/disputes.ts'
import { providerOrder } from './objects/orders.ts'
import { providerPayment } from './objects/payments.ts'
import { providerPayout } from './objects/payouts.ts'
import { providerRefund } from './objects/refunds.ts'
import { ProviderError } from './provider.ts'

const AT = 1_795_000_000
const LAST_OF_9999 = 253_402_300_799
const order = { id: 'order_1', amount: 52_104, currency: 'INR', receipt: 'r', notes: {}, created_at: AT }
const payment = { id: 'pay_1', order_id: 'order_1', amount: 52_104, currency: 'INR', created_at: AT }
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 52_104 }
const dispute = { id: 'disp_1', payment_id: 'pay_1', amount: 52_104 }
const payout = { id: 'pout_1', amount: 50_100, notes: {}, created_at: AT }
const OF_PAYOUTS = 'pending queued scheduled processing processed reversed failed cancelled rejected'

test.each([
  ['an order', providerOrder, order, 'created attempted paid'],
  ['a payment', providerPayment, payment, 'created authorized captured refunded failed'],
  ['a refund', providerRefund, refund, 'pending processed failed'],
  ['a dispute', providerDispute, dispute, 'open under_review won lost closed'],
  ['a payout', providerPayout, payout, OF_PAYOUTS],
])(
  '%s is parsed in each of its states, and in no other; never without its id and a whole amount',
  (_what, schema, entity, states) => {
    const isRead = (change: object) =>
      schema.safeParse({ ...entity, status: states.split(' ')[0], ...change }).success
    for (const status of states.split(' '))
      expect(schema.parse({ ...entity, status })).toEqual({ ...entity, status })
    for (const status of ['', 'invented', null, undefined]) expect(isRead({ status })).toBe(false)
    expect(isRead({ amount: 521.04 })).toBe(false)
    expect(isRead({ amount: '52104' })).toBe(false)
    expect(isRead({ id: undefined })).toBe(false)
  },
)

test('a time is no earlier than 1970 and no later than a database can store', () => {
  const isRead = (created_at: unknown) =>
    providerPayment.safeParse({ ...payment, status: 'captured', created_at }).success
  expect([0, AT, LAST_OF_9999].map(isRead)).toEqual([true, true, true])
  expect([-1, LAST_OF_9999 + 1, AT + 0.5, 'today', null].map(isRead)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('notes that are a list, as the provider writes none, are empty; notes that are no texts are left out', () => {
  const notesOf = (notes: unknown) => providerOrder.parse({ ...order, status: 'paid', notes }).notes
  expect(notesOf([])).toEqual({})
  expect(notesOf({ event_box: 5 })).toEqual({})
  expect(notesOf({ event_box: 'x', guest_name: 'Asha' })).toEqual({ event_box: 'x', guest_name: 'Asha' })
})

test('the bank’s reference of a payment is parsed; a missing or invalid one does not fail the payment', () => {
  const read = (acquirer_data: unknown) =>
    providerPayment.parse({ ...payment, status: 'captured', acquirer_data }).acquirer_data
  expect(read({ rrn: '412345678901' })).toEqual({ rrn: '412345678901' })
  expect(read({ rrn: 5 })).toBeNull()
  expect(read('none')).toBeNull()
  expect(read(undefined)).toBeUndefined()
})

test('the reason of a failed payout is parsed; an invalid one does not fail the payout', () => {
  const read = (status_details: unknown) =>
    providerPayout.parse({ ...payout, status: 'failed', status_details }).status_details
  const why = { reason: 'invalid_vpa', description: 'Invalid VPA', source: 'beneficiary_bank' }
  expect(read({ ...why, more: 'x' })).toEqual(why)
  expect(read({ reason: 5 })).toBeNull()
  expect(read(undefined)).toBeUndefined()
})

test('a provider error keeps its cause, and has no refusal where there was none', () => {
  const cause = new Error('connection reset')
  const error = new ProviderError('unknown', 'no answer', undefined, cause)
  expect(error).toMatchObject({ outcome: 'unknown', message: 'no answer', cause, refusal: {} })
})
