// Tests the sentence about a gift that went back after a payout: whose, of when, why, and the payout that it is taken from.
import { expect, test } from 'vitest'
import type { MoneyAdjustment } from '../../endpoints/box-money.ts'
import { adjustmentSentence } from './money.ts'

const adjustment: MoneyAdjustment = {
  ...{ why: 'refund', at: '2026-11-24T06:00:00Z', paise: -501_00, guest: 'Ravi Kumar' },
  ...{ given_at: '2026-11-20T06:00:00Z', payout: null, is_listed: true },
}
const payout = { paise: 1000_00, due_on: '2026-11-30', paid_at: null }
const sentence = (more: Partial<MoneyAdjustment>) =>
  adjustmentSentence({ ...adjustment, ...more }).replaceAll('\u00a0', ' ')

test.each<[Partial<MoneyAdjustment>, string]>([
  [
    {},
    'The gift of Ravi Kumar, given on November 20, 2026, went back on November 24, 2026, after a payout to you: it was refunded. ₹501 will be taken from your next payout for this event.',
  ],
  [
    { why: 'dispute', payout },
    'The gift of Ravi Kumar, given on November 20, 2026, went back on November 24, 2026, after a payout to you: the guest disputed it with the bank. It is taken from your payout of ₹1,000, due by November 30, 2026.',
  ],
  [
    { guest: null, payout: { ...payout, paid_at: '2026-11-28T06:00:00Z' } },
    'The gift of Unknown, given on November 20, 2026, went back on November 24, 2026, after a payout to you: it was refunded. It was taken from your payout of ₹1,000, paid on November 28, 2026.',
  ],
  [
    { why: 'correction', guest: null, given_at: null, paise: 99 },
    'After a payout to you, on November 24, 2026, we corrected our books. ₹0.99 will be added to your next payout for this event.',
  ],
])('%o', (more, is) => {
  expect(sentence(more)).toBe(is)
})
