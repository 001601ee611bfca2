// The states of a payment: each event in each state leads where the table says.
import { expect, test } from 'vitest'
import { nextState, type PaymentEvent, type PaymentState } from './payment.ts'

const gift = { name: 'Ravi', phone: '9876543210', address: 'Pune', rupees: 501 }
const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' }
const question = { about: 'alreadyGiven', rupees: 501, gift, confirmed: { again: true } } as const
const followed = { reason: 'left', hasProof: false, isBusy: false } as const
const paid = { state: 'paid', rupees: 501, receipt: undefined } as const
const pending = { state: 'pending', isLong: false } as const

const STATES: PaymentState[] = [
  { stage: 'idle' },
  { stage: 'opening' },
  { stage: 'checkout' },
  { stage: 'confirming', followed },
  { stage: 'asking', question },
  { stage: 'asking', question, followed },
  { stage: 'thanked', paid },
]
const names = STATES.map((state) => ('followed' in state ? `${state.stage}+` : state.stage))

/** The next state in each of STATES; a plus: a payment whose status is polled. */
test.each<[PaymentEvent, string]>([
  [{ type: 'answered' }, 'idle opening checkout confirming+ idle confirming+ thanked'],
  [
    { type: 'followed', payment: {}, reason: 'left' },
    'confirming+ confirming+ confirming+ confirming+ asking+ asking+ confirming+',
  ],
  // A status that comes late changes no state but one in which it is waited for.
  [{ type: 'updated', update: pending }, names.join(' ')],
  [{ type: 'updated', update: { state: 'refused' } }, names.join(' ')],
  [{ type: 'broke' }, names.join(' ')],
])('$0.type', (event, expected) => {
  const next = STATES.map((state) => nextState(state, event))
  const told = next.map((state) => ('followed' in state && state.followed ? `${state.stage}+` : state.stage))
  expect(told.join(' ')).toBe(expected)
})

/** The payment that is followed after these events. */
const after = (state: PaymentState, ...events: PaymentEvent[]) =>
  events.reduce(nextState, state) as Extract<PaymentState, { stage: 'confirming' }>

test('a payment with the proof of the checkout is pending at once, until the proof is not genuine', () => {
  const proven = { type: 'followed', payment: { proof }, reason: 'left' } as const
  expect(after({ stage: 'checkout' }, proven).followed).toMatchObject({ hasProof: true, status: pending })
  const refused = after({ stage: 'idle' }, proven, { type: 'updated', update: { state: 'refused' } })
  expect(refused.followed.isNotGenuine).toBe(true)
  // The polling goes on: a later status does not take the message back.
  expect(nextState(refused, { type: 'updated', update: pending })).toMatchObject({
    followed: { isNotGenuine: true },
  })
})

test('a page that is loaded again says at once that it does not know its payment', () => {
  const follow = (reason: 'loaded' | 'left') =>
    after({ stage: 'idle' }, { type: 'followed', payment: {}, reason })
  expect(follow('loaded').followed.status).toEqual({ state: 'unknown', isLong: false })
  expect(follow('left').followed.status).toBeUndefined()
})

test('an unknown status takes back neither that a payment is under way nor where its receipt will be', () => {
  const receipt = { path: '/receipt', paid_at: null, bank_reference: null }
  const known = { type: 'updated', update: { ...pending, receipt } } as const
  const lost = { type: 'updated', update: { state: 'unknown', isLong: true } } as const
  expect(after({ stage: 'confirming', followed }, known, lost).followed.status).toEqual({
    state: 'pending',
    isLong: true,
    receipt,
  })
  expect(after({ stage: 'confirming', followed }, lost).followed.status).toMatchObject({ state: 'unknown' })
})

test.each([
  [{ stage: 'opening' }, true],
  [{ stage: 'checkout' }, true],
  [{ stage: 'idle' }, false],
  [{ stage: 'asking', question }, false],
] as const)('a payment that is followed after %j: busy until the first status %s', (state, isBusy) => {
  expect(after(state, { type: 'followed', payment: {}, reason: 'left' }).followed.isBusy).toBe(isBusy)
})
