// Tests the sentences about a gift that went back after a payout, and about money that goes to a bank account.
import { expect, test } from 'vitest'
import type { MoneyAdjustment } from '../../endpoints/box-money.ts'
import { adjustmentSentence, fixOf, moneySentence } from './money.ts'
import { moneySentenceInHindi } from './money-hindi.ts'

const adjustment: MoneyAdjustment = {
  ...{ why: 'refund', at: '2026-11-24T06:00:00Z', paise: -501_00, guest: 'Ravi Kumar' },
  ...{ given_at: '2026-11-20T06:00:00Z', payout: null, is_listed: true, other_box: null },
}
const payout = { paise: 1000_00, due_on: '2026-11-30', paid_at: null }
const sentence = (more: Partial<MoneyAdjustment>) =>
  adjustmentSentence({ ...adjustment, ...more }).replaceAll('\u00a0', ' ')

test.each<[Partial<MoneyAdjustment>, string]>([
  [
    {},
    'Ravi Kumar’s gift of November 20, 2026 was refunded on November 24, 2026, after we paid it to you. We’ll deduct ₹501 from your next payout.',
  ],
  [
    { why: 'dispute', payout },
    'Ravi Kumar’s gift of November 20, 2026 was disputed with the bank and returned on November 24, 2026, after we paid it to you. We’ll deduct it from your payout of ₹1,000, due by November 30, 2026.',
  ],
  [
    { guest: null, payout: { ...payout, paid_at: '2026-11-28T06:00:00Z' } },
    'A guest’s gift of November 20, 2026 was refunded on November 24, 2026, after we paid it to you. We deducted it from your payout of ₹1,000, paid on November 28, 2026.',
  ],
  [
    { why: 'correction', guest: null, given_at: null, paise: 99 },
    'We corrected our records on November 24, 2026, after a payout to you. We’ll add ₹0.99 to your next payout.',
  ],
  [
    { why: 'set-off', guest: null, given_at: null, other_box: 'Asha & Ravi' },
    'We deducted this on November 24, 2026, because you were paid more for “Asha & Ravi” than is left of its gifts.',
  ],
  [
    { why: 'set-off', guest: null, given_at: null, other_box: 'Asha & Ravi', paise: 501_00 },
    'We deducted this on November 24, 2026 from your gifts for “Asha & Ravi” instead.',
  ],
])('%o', (more, is) => {
  expect(sentence(more)).toBe(is)
})

test('money that goes to a bank account names it, and leads to it', () => {
  const part = { due_on: null, at: null, upi_id: null, account_digits: '6789', reference: '612345678901' }
  const held = { ...part, state: 'action-needed', reason: 'upi-id-not-found' } as const
  expect(moneySentence(held)).toBe(
    'The bank couldn’t find your bank account ending in 6789. Correct it and we’ll pay you automatically.',
  )
  expect(fixOf(held)).toEqual({ label: 'fixAccount', section: 'bank-account' })
  expect(fixOf({ reason: 'upi-id-not-found' })?.section).toBe('upi-id')
  expect(moneySentence({ ...part, state: 'sent-on', reason: null })).toContain('6789')
})

test.each([{}, { upi_id: null, account_digits: '6789' }])(
  'a wait after a change names neither UPI ID nor bank account, since either may be the changed one: %j',
  (destination) => {
    const part = { due_on: null, at: '2026-11-24T06:00:00Z', upi_id: 'ravi@okbank', reference: null }
    const held = { ...part, state: 'waiting', reason: 'upi-id-changed', ...destination } as const
    expect(moneySentence(held)).toContain('You changed your payout details')
    expect(moneySentenceInHindi(held)).toContain('आपने पैसे पाने की जानकारी बदली है')
    expect(moneySentence(held) + moneySentenceInHindi(held)).not.toMatch(/UPI|bank account|बैंक खाता/)
  },
)
