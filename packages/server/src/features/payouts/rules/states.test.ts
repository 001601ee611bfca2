// How a payout changes state: the provider's statuses, which reports change it, and when the provider is asked again.
import { expect, test } from 'vitest'
import type { PayoutState } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import {
  isNeverSent,
  isOnTheWay,
  isPaidByHand,
  isUnsent,
  isUpdate,
  nextCheck,
  type ReportedState,
  STATUS_TO_STATE,
} from './states.ts'

const HOUR_MS = 60 * 60 * 1000
const NOW = new Date('2026-11-25T06:00:00Z')
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

test.each<[ReportedState, ProviderPayout['status'][], string]>([
  ['processing', ['pending', 'queued', 'scheduled', 'processing'], 'the money may still arrive'],
  ['processed', ['processed'], 'the host has it'],
  ['reversed', ['reversed'], 'it has come back'],
  ['failed', ['failed', 'cancelled', 'rejected'], 'it never left, and is owed as before'],
])('a payout is %s when the provider says %j: %s', (state, words) => {
  expect(words.map((word) => STATUS_TO_STATE[word])).toEqual(words.map(() => state))
})

const STATES: readonly PayoutState[] = [
  'waiting',
  'due',
  'sent',
  'processing',
  'processed',
  'reversed',
  'failed',
]

test.each<[ReportedState, PayoutState[], string]>([
  ['processing', ['waiting', 'due', 'sent'], 'a late report of a payout that has ended changes nothing'],
  [
    'processed',
    ['waiting', 'due', 'sent', 'processing', 'failed'],
    'money that has left counts, though we had failed it; returned money does not leave again',
  ],
  [
    'reversed',
    ['waiting', 'due', 'sent', 'processing', 'processed', 'failed'],
    'returned money is owed again, once, from any state',
  ],
  ['failed', ['waiting', 'due', 'sent', 'processing'], 'a paid or returned payout cannot fail'],
])('%s is reached from %j: %s', (reported, from) => {
  const known = { provider_payout_id: 'pout_1' }
  expect(STATES.filter((state) => isUpdate(reported, { state, ...known }))).toEqual(from)
})

test('a payout that we failed without an id of the provider may be on its way after all', () => {
  const isReportedAs = (state: PayoutState) => isUpdate('processing', { state, provider_payout_id: null })
  expect(STATES.filter(isReportedAs)).toEqual(['waiting', 'due', 'sent', 'failed'])
})

test('a payout that the provider was never asked for, and that is processed, was paid by hand', () => {
  const asked = { provider_payout_id: null, sent_at: null }
  expect(STATES.filter((state) => isPaidByHand({ state, ...asked }))).toEqual(['processed', 'reversed'])
  expect(isPaidByHand({ state: 'processed', provider_payout_id: 'pout_1', sent_at: null })).toBe(false)
  expect(isPaidByHand({ state: 'processed', provider_payout_id: null, sent_at: NOW })).toBe(false)
})

test('never sent are payouts that wait, are due, or were withdrawn; not those that the provider refused or has', () => {
  const payout = { provider_payout_id: null, fault: null }
  expect(STATES.filter((state) => isNeverSent({ state, ...payout }))).toEqual(['waiting', 'due'])
  const failed = { state: 'failed', provider_payout_id: null } as const
  expect(isNeverSent({ ...failed, fault: 'withdrawn' })).toBe(true)
  expect(isNeverSent({ ...failed, fault: 'upi-id' })).toBe(false)
  expect(isNeverSent({ ...failed, fault: 'withdrawn', provider_payout_id: 'pout_1' })).toBe(false)
})

test('a payout is either unsent, on its way, or final', () => {
  expect(STATES.filter((state) => isUnsent({ state }))).toEqual(['waiting', 'due'])
  expect(STATES.filter((state) => isOnTheWay({ state }))).toEqual(['sent', 'processing'])
})

test('a payout on its way is checked every hour', () => {
  expect(nextCheck('processing', null, NOW)).toEqual(hoursLater(1))
  expect(nextCheck('processing', hoursLater(-1), NOW)).toEqual(hoursLater(1))
})

test('a paid payout is checked daily for ten days, since it may be returned, and then no more', () => {
  expect(nextCheck('processed', NOW, NOW)).toEqual(hoursLater(24))
  expect(nextCheck('processed', new Date(hoursLater(-240).getTime() + 1), NOW)).toEqual(hoursLater(24))
  expect(nextCheck('processed', hoursLater(-240), NOW)).toBeNull()
})

test('a failed or returned payout is checked no more, nor one that was paid by hand at an unknown time', () => {
  expect(nextCheck('failed', NOW, NOW)).toBeNull()
  expect(nextCheck('reversed', NOW, NOW)).toBeNull()
  expect(nextCheck('processed', null, NOW)).toBeNull()
})
