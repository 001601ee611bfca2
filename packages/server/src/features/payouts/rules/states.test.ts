// How a payout moves: what the provider's words mean, which news change it, and when the provider is asked again.
import { expect, test } from 'vitest'
import type { PayoutState } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/provider.ts'
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
  ['processing', ['waiting', 'due', 'sent'], 'late news of a payout that has ended change nothing'],
  [
    'processed',
    ['waiting', 'due', 'sent', 'processing', 'failed'],
    'money that has left counts, though we took it for failed; money that came back does not leave again',
  ],
  [
    'reversed',
    ['waiting', 'due', 'sent', 'processing', 'processed', 'failed'],
    'from whatever state, money that came back is owed again, once',
  ],
  ['failed', ['waiting', 'due', 'sent', 'processing'], 'what was paid, or came back, cannot fail any more'],
])('%s is reached from %j: %s', (told, from) => {
  const known = { provider_payout_id: 'pout_1' }
  expect(STATES.filter((state) => isUpdate(told, { state, ...known }))).toEqual(from)
})

test('what we gave up, and the provider never had by our books, may be under way after all', () => {
  const news = (state: PayoutState) => isUpdate('processing', { state, provider_payout_id: null })
  expect(STATES.filter(news)).toEqual(['waiting', 'due', 'sent', 'failed'])
})

test('paid by hand is what the provider was never asked for', () => {
  const asked = { provider_payout_id: null, sent_at: null }
  expect(STATES.filter((state) => isPaidByHand({ state, ...asked }))).toEqual(['processed'])
  expect(isPaidByHand({ state: 'processed', provider_payout_id: 'pout_1', sent_at: null })).toBe(false)
  expect(isPaidByHand({ state: 'processed', provider_payout_id: null, sent_at: NOW })).toBe(false)
})

test('never sent is what waits, is due, or was withdrawn; not what was refused, or the provider has', () => {
  const payout = { provider_payout_id: null, fault: null }
  expect(STATES.filter((state) => isNeverSent({ state, ...payout }))).toEqual(['waiting', 'due'])
  const failed = { state: 'failed', provider_payout_id: null } as const
  expect(isNeverSent({ ...failed, fault: 'withdrawn' })).toBe(true)
  expect(isNeverSent({ ...failed, fault: 'upi-id' })).toBe(false)
  expect(isNeverSent({ ...failed, fault: 'withdrawn', provider_payout_id: 'pout_1' })).toBe(false)
})

test('a payout is not sent yet, is on its way, or is over: never two of them', () => {
  expect(STATES.filter((state) => isUnsent({ state }))).toEqual(['waiting', 'due'])
  expect(STATES.filter((state) => isOnTheWay({ state }))).toEqual(['sent', 'processing'])
})

test('what is under way is asked about every hour', () => {
  expect(nextCheck('processing', null, NOW)).toEqual(hoursLater(1))
  expect(nextCheck('processing', hoursLater(-1), NOW)).toEqual(hoursLater(1))
})

test('what was paid is asked about daily for ten days, since it may come back, and then no more', () => {
  expect(nextCheck('processed', NOW, NOW)).toEqual(hoursLater(24))
  expect(nextCheck('processed', new Date(hoursLater(-240).getTime() + 1), NOW)).toEqual(hoursLater(24))
  expect(nextCheck('processed', hoursLater(-240), NOW)).toBeNull()
})

test('of what failed or came back there is nothing more to ask, nor of what was paid by hand at no known time', () => {
  expect(nextCheck('failed', NOW, NOW)).toBeNull()
  expect(nextCheck('reversed', NOW, NOW)).toBeNull()
  expect(nextCheck('processed', null, NOW)).toBeNull()
})
