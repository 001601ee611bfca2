// Tests which payouts are late by our fault, why the others wait, and when the provider is asked again about an attempt.
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
import { isLate, nextCheck, reasonOf } from './states.ts'

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

test.each([
  ['cancelled', 'too-large', 'rejected'],
  ['open', 'too-large', 'provider-refused'],
  ['open', 'retry', 'retry'],
  ['open', null, 'to-send'],
  ['paying', null, 'at-bank'],
] as const)('the host of a payout that is %s, held by %s, reads: %s', (state, hold_reason, reason) => {
  expect(reasonOf({ state, hold_reason })).toBe(reason)
})

const NOW = new Date('2026-11-25T06:00:00Z')
const LONG_AGO = new Date(NOW.getTime() - 10 * DAY_MS)
const SINCE = new Date(LONG_AGO.getTime() + 1)
const OLD = { created_at: LONG_AGO, asked_at: LONG_AGO, paid_at: LONG_AGO }
const provider = { ...OLD, channel: 'provider', provider_payout_id: 'pout_1' } as const
const unseen = { ...provider, provider_payout_id: null }
const sheet = { ...provider, channel: 'by-hand', asked_at: null } as const

test.each<[string, Parameters<typeof nextCheck>[0], number | null]>([
  ['on its way', { ...provider, state: 'submitted' }, HOUR_MS],
  ['on its way by the sheet', { ...sheet, state: 'submitted' }, HOUR_MS],
  ['on its way by our bank', { ...sheet, state: 'submitted', provider_payout_id: null }, null],
  ['paid, and may come back', { ...provider, state: 'paid', paid_at: SINCE }, DAY_MS],
  ['paid long ago', { ...provider, state: 'paid', asked_at: SINCE, created_at: SINCE }, null],
  ['paid by the sheet', { ...sheet, state: 'paid', paid_at: SINCE }, DAY_MS],
  ['paid by our bank', { ...sheet, state: 'paid', paid_at: SINCE, provider_payout_id: null }, null],
  ['denied', { ...provider, state: 'cancelled', asked_at: SINCE }, DAY_MS],
  ['denied, and asked for long ago', { ...provider, state: 'cancelled', created_at: SINCE }, null],
  ['never asked for', { ...unseen, state: 'cancelled', asked_at: null, created_at: SINCE }, null],
  ['failed unseen', { ...unseen, state: 'failed', asked_at: SINCE }, DAY_MS],
  ['failed there', { ...provider, state: 'failed', asked_at: SINCE }, null],
  ['failed by the sheet', { ...sheet, state: 'failed', created_at: SINCE }, DAY_MS],
  ['failed by a sheet of long ago', { ...sheet, state: 'failed' }, null],
  ['returned', { ...provider, state: 'returned', paid_at: SINCE, asked_at: SINCE }, null],
])('when the provider is asked about an attempt: %s', (_case, attempt, inMs) => {
  expect(nextCheck(attempt, NOW)).toEqual(inMs === null ? null : new Date(NOW.getTime() + inMs))
})
