// The letter to a guest's bank: what it says of a gift, in characters that it can print.
import { PRINTABLE } from '@lifafa/contract/fields/evidence'
import { expect, test } from 'vitest'
import { printable } from '../../payouts/rules/printable.ts'
import { evidenceLetter } from './evidence-letter.ts'
import type { DisputedGift } from './read-disputed-gift.ts'

const GIFT: DisputedGift = {
  dispute: { id: 'disp_1', amountPaise: 52_104 },
  payment: {
    id: 'pay_1',
    amountPaise: 52_104,
    currency: 'INR',
    method: 'upi',
    bankReference: '768285634706',
    paidAt: new Date('2026-11-20T07:01:00Z'),
    refundedPaise: 0,
  },
  order: { id: 'ours-1', providerId: 'order_1', guestName: 'सुनीता देशपांडे', guestPhone: '9876543210' },
  box: { id: 'NKDABhCSv2BfR33dn9gLBX', name: 'Aarav weds Meera', day: '2026-11-21' },
}
const factsOf = (gift: Partial<DisputedGift> = {}) =>
  evidenceLetter({ ...GIFT, ...gift }, 'They gave.', new Date('2026-11-22T06:30:00Z')).facts.map(
    ({ name, text }) => `${name}: ${text}`,
  )

test('it has box, day, amounts, guest as typed, order, payment and bank reference', () => {
  expect(factsOf()).toEqual([
    'Paid for: A gift to the event “Aarav weds Meera” of November 21, 2026, event box NKDABhCSv2BfR33dn9gLBX',
    'Paid: ₹521.04 on November 20, 2026 at 12:31 PM in India, by upi',
    'Of it: ₹501 for the host of the event, ₹20.04 fee',
    'Guest, as typed: सुनीता देशपांडे, 9876543210',
    'Order: ours-1, order_1',
    'Payment: pay_1',
    'Bank’s reference: 768285634706',
  ])
})

test('it says what is not known, and what was given back before', () => {
  const order = { id: 'ours-1', providerId: null, guestName: null, guestPhone: null }
  expect(
    factsOf({ box: null, order, payment: { ...GIFT.payment, bankReference: null, refundedPaise: 10_400 } }),
  ).toEqual([
    'Paid for: A gift; no event was named',
    expect.stringMatching(/^Paid: /),
    'Given back before: ₹104',
    'Guest, as typed: not known',
    'Order: ours-1',
    'Payment: pay_1',
  ])
})

test.each([
  ['Sunita – “501” …', 'Sunita – “501” …'],
  ['श्री ज्ञानेश्वरी\n\nदेशपांडे', 'श्री ज्ञानेश्वरी\n\nदेशपांडे'],
  ['कार्त्तिक கார்த்திக் gave', 'कार्त्तिक Karttik gave'],
  ['फ़ातिमा فاطمہ 💍', 'फ़ातिमा Ftmh '],
  ['a\tb\r\nc\u202ed', 'a b\ncd'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
  expect([...printable(text)].every((character) => PRINTABLE.test(character))).toBe(true)
})
