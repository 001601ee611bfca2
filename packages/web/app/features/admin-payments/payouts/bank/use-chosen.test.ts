// Tests when the bank's files are offered: where something is paid by hand, or was.
import type { AdminPayout } from '@lifafa/contract/endpoints/admin/payouts'
import { expect, test } from 'vitest'
import { hasNothingByHand } from './use-chosen.ts'

const payout = (can_be_marked: boolean, upi_id: string | null) => ({ can_be_marked, upi_id }) as AdminPayout
const FILE = { at: '2026-11-21T06:00:00.000Z', by: 'Kavita Rao', detail: '2 payouts, ₹1,602' }

test.each([
  ['nothing is listed', [], null, true],
  ['the provider pays all of it', [payout(false, 'meera@okbank')], null, true],
  ['the host has no UPI ID', [payout(true, null)], null, true],
  ['one is paid by hand', [payout(false, 'meera@okbank'), payout(true, 'meera@okbank')], null, false],
  ['a file was made, whose answer may come', [], FILE, false],
])('%s', (_case, payouts, last_bank_file, isNothing) => {
  expect(hasNothingByHand({ payouts, last_bank_file })).toBe(isNothing)
})

test('while the list loads, nothing is known', () => {
  expect(hasNothingByHand(undefined)).toBe(false)
})
