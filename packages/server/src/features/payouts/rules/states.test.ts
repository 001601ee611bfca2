// How a payout moves: what the provider's words mean, which news change it, and when the provider is asked again.
import { expect, test } from 'vitest'
import type { PayoutState } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../payments/provider.ts'
import { isOnTheWay, isUnsent, nextCheck, REACHED_FROM, STATE_OF, type ToldState } from './states.ts'

const HOUR_MS = 60 * 60 * 1000
const NOW = new Date('2026-11-25T06:00:00Z')
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

test.each<[ToldState, ProviderPayout['status'][], string]>([
  ['processing', ['pending', 'queued', 'scheduled', 'processing'], 'the money may still arrive'],
  ['processed', ['processed'], 'the host has it'],
  ['reversed', ['reversed'], 'it has come back'],
  ['failed', ['failed', 'cancelled', 'rejected'], 'it never left, and is owed as before'],
])('a payout is %s when the provider says %j: %s', (state, words) => {
  expect(words.map((word) => STATE_OF[word])).toEqual(words.map(() => state))
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

test.each<[ToldState, PayoutState[], string]>([
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
  expect(STATES.filter((state) => REACHED_FROM[told].includes(state))).toEqual(from)
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
