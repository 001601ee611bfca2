// Tests when the bank's files are offered: where something is paid by hand, or was.
import type { AdminPayout } from '@lifafa/contract/endpoints/admin/payouts'
import { expect, test } from 'vitest'
import { hasNothingByHand } from './use-chosen.ts'

const payout = (isOpen: boolean, upi_id: string | null, bank_account: string | null = null) =>
  ({ actions: isOpen ? ['pay-by-hand'] : [], upi_id, bank_account }) as Partial<AdminPayout> as AdminPayout
const FILE = {
  id: 'x',
  at: '2026-11-21T06:00:00.000Z',
  by: 'Kavita Rao',
  format: 'general' as const,
  count: 2,
  paise: 1602_00,
  open: 1,
}

test.each([
  ['nothing is listed', [], [], true],
  ['the provider pays all of it', [payout(false, 'meera@okbank')], [], true],
  ['the host has no UPI ID', [payout(true, null)], [], true],
  ['the host has a bank account alone', [payout(true, null, 'Meera, ••••0053')], [], false],
  ['one is paid by hand', [payout(false, 'meera@okbank'), payout(true, 'meera@okbank')], [], false],
  ['a file was made, whose answer may come', [], [FILE], false],
])('%s', (_case, payouts, open_batches, isNothing) => {
  expect(hasNothingByHand({ payouts, open_batches })).toBe(isNothing)
})

test('while the list loads, nothing is known', () => {
  expect(hasNothingByHand(undefined)).toBe(false)
})
