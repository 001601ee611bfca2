// Tests which payouts are late by our fault.
import { expect, test } from 'vitest'
import { isLate } from './late.ts'

test.each([
  ['open', null, '2026-11-27', true],
  ['paying', 'unknown-outcome', '2026-11-27', true],
  ['open', 'retry', '2026-11-27', true],
  ['open', null, '2026-11-28', false],
  ['open', 'no-upi-id', '2026-11-27', false],
  ['open', 'after-failures', '2026-11-27', false],
  ['open', 'inactive', '2026-11-27', false],
  ['paid', null, '2026-11-27', false],
  ['cancelled', 'rejected', '2026-11-27', false],
] as const)(
  'a payout that is %s, held by %s and due on %s is late on the 28th: %s',
  (state, hold_reason, due_on, late) => {
    expect(isLate({ state, hold_reason, due_on }, '2026-11-28')).toBe(late)
  },
)
