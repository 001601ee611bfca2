// Which payouts an administrator may pay by hand: none that the provider may have paid, or is about to pay.
import { expect, test } from 'vitest'
import type { PayoutState } from '../../../db/tables.ts'
import { canBeMarkedPaid, canBePaidByHand, isAtProvider, mayHaveBeenSent } from './mark-paid.ts'

const SENT_AT = new Date('2026-11-25T06:00:00Z')
const unsent = { provider_payout_id: null, sent_at: null, listed_at: null }

test('the provider may have paid what it gave an id to, and what was only sent to it', () => {
  expect(isAtProvider(unsent)).toBe(false)
  expect(isAtProvider({ provider_payout_id: 'pout_1', sent_at: null })).toBe(true)
  expect(isAtProvider({ provider_payout_id: null, sent_at: SENT_AT })).toBe(true)
})

test.each<[PayoutState, boolean, boolean, string]>([
  ['waiting', true, true, 'the provider is not asked for what waits'],
  ['due', true, false, 'the provider is about to send it'],
  ['waiting', false, true, 'it is not paid otherwise'],
  ['due', false, true, 'it is not paid otherwise'],
  ['sent', false, false, 'it was sent'],
  ['processing', false, false, 'it is on its way'],
  ['processed', false, false, 'the host has it'],
  ['reversed', false, false, 'it is owed anew, as another payout'],
  ['failed', false, false, 'it is owed anew, as another payout'],
])('what is %s, where the provider pays by itself: %j, may be paid by hand: %j (%s)', (state, auto, may) => {
  expect(canBeMarkedPaid({ ...unsent, state }, auto)).toBe(may)
})

test('a payout that was sent to the provider is never paid by hand, though it is waiting again', () => {
  for (const isAutomatic of [true, false]) {
    expect(canBeMarkedPaid({ ...unsent, state: 'waiting', provider_payout_id: 'pout_1' }, isAutomatic)).toBe(
      false,
    )
    expect(canBeMarkedPaid({ ...unsent, state: 'waiting', sent_at: SENT_AT }, isAutomatic)).toBe(false)
  }
})

test('what was in a file for our bank is marked though the provider is about to send it, unless it was sent', () => {
  const listed = { ...unsent, state: 'due', listed_at: SENT_AT } as const
  expect(canBeMarkedPaid(listed, true)).toBe(true)
  expect(canBeMarkedPaid({ ...listed, sent_at: SENT_AT }, true)).toBe(false)
  expect(canBeMarkedPaid({ ...listed, state: 'sent' }, true)).toBe(false)
})

test('what is sent at a time of its own is not paid by hand before, unless nothing is sent, or our bank has it already', () => {
  const waiting = { ...unsent, state: 'waiting', hold: 'retry' } as const
  expect(canBePaidByHand({ ...waiting, check_at: SENT_AT }, true)).toBe(false)
  expect(canBePaidByHand({ ...waiting, check_at: SENT_AT }, false)).toBe(true)
  expect(canBePaidByHand({ ...waiting, hold: 'in-bank-file', check_at: SENT_AT }, true)).toBe(true)
  expect(canBePaidByHand({ ...waiting, hold: 'inactive', check_at: null }, true)).toBe(true)
  expect(canBePaidByHand({ ...unsent, state: 'due', hold: null, check_at: null }, true)).toBe(false)
})

test('our bank may have paid what was made before the host changed the UPI ID, and what was withdrawn', () => {
  const before = { ...unsent, fault: null, created_at: SENT_AT, upi_id_changed_at: SENT_AT }
  const earlier = new Date(SENT_AT.getTime() - 1)
  expect(mayHaveBeenSent({ ...before, state: 'waiting' }, true)).toBe(true)
  expect(mayHaveBeenSent({ ...before, state: 'due' }, false)).toBe(true)
  expect(mayHaveBeenSent({ ...before, state: 'due' }, true)).toBe(false)
  expect(mayHaveBeenSent({ ...before, state: 'due', upi_id_changed_at: earlier }, false)).toBe(false)
  expect(mayHaveBeenSent({ ...before, state: 'due', upi_id_changed_at: null }, false)).toBe(false)
  expect(mayHaveBeenSent({ ...before, state: 'processed' }, false)).toBe(false)
  const withdrawn = { ...before, state: 'failed', fault: 'withdrawn', upi_id_changed_at: null } as const
  expect(mayHaveBeenSent(withdrawn, true)).toBe(true)
  expect(mayHaveBeenSent({ ...withdrawn, fault: 'bank' }, false)).toBe(false)
  expect(mayHaveBeenSent({ ...withdrawn, provider_payout_id: 'pout_1' }, false)).toBe(false)
})
