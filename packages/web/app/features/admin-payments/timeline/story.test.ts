// Tests what a timeline's story says of a payment or payout, sentence by sentence.
import type { Timeline, TimelineEvent } from '@lifafa/contract/endpoints/admin/timeline'
import { expect, test } from 'vitest'
import { storyOf } from './story.ts'

const NOTHING = {
  paise: null,
  state: null,
  note: null,
  number: null,
  upi_id: null,
  until: null,
  accounts: null,
}
const AT = '2026-11-20T07:01:00Z'
const DAY = 'November 20, 2026, 12:31\u00a0PM'
const LATER = '2026-11-26T07:01:00Z'
const LATER_DAY = 'November 26, 2026, 12:31\u00a0PM'

const event = (kind: TimelineEvent['kind'], more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  ...NOTHING,
  at: AT,
  kind,
  id: kind,
  ...more,
})

const tell = (happened: TimelineEvent[], more: Partial<Timeline> = {}): string[] =>
  storyOf({
    happened,
    guest: { name: 'Sunita', phone: '••••••3210' },
    box: { name: 'Asha weds Ravi', day: '2026-11-22' },
    host: { id: 'host', name: 'Asha Nair' },
    ...more,
  })

const ORDER = event('order', { paise: 521_04 })
const GIFT = [
  ORDER,
  event('payment-begun', { id: 'pay_1', paise: 521_04 }),
  event('payment', { id: 'pay_1', paise: 521_04, state: 'captured', note: '612345678901' }),
  event('contribution', { paise: 501_00, note: 'pay_1' }),
]
const WHOLE_BOX = 'Asha Nair will be paid for the whole event box after the event on November 22, 2026.'

test('a gift is told with its guest, amount, box, day and bank reference, and where the money is', () => {
  expect(tell(GIFT)).toEqual([
    `Sunita (••••••3210) gave ₹501 to “Asha weds Ravi” on ${DAY} and paid ₹521.04 including our fee. Bank reference (UTR): 612345678901.`,
    'Razorpay hasn’t transferred this to us yet (usually 2 working days).',
    WHOLE_BOX,
  ])
  const settled = event('settled', { id: 'setl_1', note: 'pay_1' })
  expect(tell([...GIFT, settled])[1]).toBe('Razorpay is transferring it to our bank.')
  const booked = event('settlement-booked', { id: 'setl_1', note: 'UTR1', at: LATER })
  expect(tell([...GIFT, settled, booked])[1]).toBe(
    `Razorpay transferred it to our bank on ${LATER_DAY}. Bank reference (UTR): UTR1.`,
  )
})

test.each<[string, TimelineEvent[], string]>([
  ['nobody has begun', [], 'Nothing was paid.'],
  ['failed', [event('payment', { state: 'failed', note: 'declined' })], 'The payment failed: declined'],
  ['begun', [event('payment', { state: 'created' })], 'We don’t know yet whether it was paid.'],
  ['gone back', [event('payment', { state: 'refunded' })], 'The payment was refunded to the guest.'],
  [
    'captured',
    [event('payment', { state: 'captured', paise: 521_04 })],
    'We received ₹521.04, but it isn’t recorded as a gift yet.',
  ],
])('an order without a contribution, %s', (_what, payments, outcome) => {
  expect(tell([ORDER, ...payments], { box: null, guest: { name: null, phone: null } })).toEqual([
    `An unnamed guest started paying ₹521.04 to no event box yet on ${DAY}. ${outcome}`,
  ])
})

test('refunds and disputes are told as they stand', () => {
  const refund = event('refund', { paise: 104_00, state: 'sent', at: LATER })
  const dispute = event('dispute', { paise: 521_04, state: 'open', until: LATER })
  expect(tell([...GIFT, refund, dispute]).slice(1, 3)).toEqual([
    `₹104 is being refunded to the guest (${LATER_DAY}).`,
    `The guest’s bank has claimed ₹521.04 back: open; reply by ${LATER_DAY}.`,
  ])
  const reviewed = event('dispute', { paise: 521_04, state: 'under_review', until: LATER })
  expect(tell([...GIFT, reviewed])[1]).toBe('The guest’s bank has claimed ₹521.04 back: under review.')
})

const transfer = (more: Partial<TimelineEvent> = {}) =>
  event('transfer', { paise: 501_00, state: 'processed', note: 'acc_1', until: LATER, ...more })
const TRANSFERRED = 'Razorpay has transferred ₹501 to Asha Nair’s Razorpay account (acc_1).'

test.each<[string, TimelineEvent[], string[]]>([
  ['held', [transfer()], [TRANSFERRED, `Razorpay is holding it until ${LATER_DAY}.`]],
  [
    'held without an end, not until the year 9999',
    [transfer({ until: '9999-01-01T00:00:00.000Z' })],
    [TRANSFERRED, expect.stringMatching(/^Razorpay is holding it with no end date/)],
  ],
  [
    'released',
    [transfer({ until: null })],
    [TRANSFERRED, 'Razorpay has released it but hasn’t settled it to the host’s bank yet.'],
  ],
  [
    'reversed in part, and settled',
    [transfer(), event('transfer-reversed', { paise: 100_00 }), event('transfer-settled', { at: LATER })],
    [
      TRANSFERRED,
      '₹100 of it was reversed, for a refund.',
      `Razorpay settled it to the host’s bank, as reported on ${LATER_DAY}.`,
    ],
  ],
  [
    'failed',
    [transfer({ state: 'failed' }), event('transfer-failed', { note: 'account closed' })],
    [
      'The transfer of ₹501 to Asha Nair’s Razorpay account (acc_1) failed: account closed. We owe it to the host.',
    ],
  ],
])('a transfer that is %s', (_what, events, sentences) => {
  expect(tell([...GIFT, ...events]).slice(1)).toEqual(sentences)
})

test.each<[Partial<TimelineEvent>, string]>([
  [{ state: 'open', note: 'no-upi-id' }, '₹501 is on hold: the host has to add a UPI ID or bank account.'],
  [{ state: 'open', until: LATER }, '₹501 is due by November 26, 2026.'],
  [
    { state: 'submitted', upi_id: 'as•••@okbank' },
    `₹501 is being paid to as•••@okbank. This started on ${DAY}.`,
  ],
  [
    { state: 'paid', upi_id: 'as•••@okbank', note: 'UTR1' },
    `₹501 was paid to as•••@okbank on ${DAY}, bank reference (UTR) UTR1.`,
  ],
  [
    { state: 'paid', account_digits: '6789', note: 'UTR1' },
    `₹501 was paid to the bank account ending in 6789 on ${DAY}, bank reference (UTR) UTR1.`,
  ],
  [
    { state: 'not-paid', note: 'closed' },
    `₹501 wasn’t paid: closed. An administrator recorded this on ${DAY}.`,
  ],
  [{ state: 'returned', note: 'closed' }, `₹501 was returned on ${DAY}: closed. It is owed again.`],
  [{ state: 'failed', note: 'Closed.' }, `₹501 couldn’t be paid on ${DAY}: Closed. It is owed again.`],
])('a payout, %j', (more, sentence) => {
  const payout = event('payout', { paise: 501_00, number: 1, ...more })
  expect(tell([payout], { guest: null })).toEqual([`To Asha Nair, for “Asha weds Ravi”: ${sentence}`])
  expect(tell([...GIFT, payout]).at(-1)).toBe(`For the whole event box, ${sentence}`)
})

test('a cancelled payout is told of itself alone', () => {
  const cancelled = event('payout', { paise: 501_00, number: 1, state: 'cancelled' })
  expect(tell([cancelled], { host: null })).toEqual([
    `To a deleted host, for “Asha weds Ravi”: ₹501 was cancelled on ${DAY}.`,
  ])
  expect(tell([...GIFT, cancelled]).join()).not.toContain('cancelled')
})
