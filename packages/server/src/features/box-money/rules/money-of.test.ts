// Tests in which state each paisa of a box is, and why; whatever happens, the states sum to what was received.
import { type MoneyState, moneyState } from '@lifafa/contract/box-money/money-states'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaidOut } from './adjustments.ts'
import { moneyOf } from './money-of.ts'

const NOW = new Date('2026-11-25T06:00:00Z')
const LATER = new Date('2026-11-26T06:00:00Z')
const STATES = {
  paid: { state: 'paid', attempt: 'paid' },
  live: { state: 'paying', attempt: 'live' },
  open: { state: 'open', attempt: null },
  cancelled: { state: 'cancelled', attempt: null },
} as const
const payout = (of: keyof typeof STATES, amount_paise: number, more: Partial<PaidOut> = {}): PaidOut => ({
  ...{ ...STATES[of], amount_paise, upi_id: null, bank_account: null, reference: null, due_on: '2026-11-30' },
  ...{
    created_at: NOW,
    sent_at: null,
    paid_at: null,
    hold_reason: null,
    not_before: null,
    cancelled_by: null,
  },
  ...more,
})
const waits = (hold_reason: PaidOut['hold_reason'], more: Partial<PaidOut> = {}) =>
  payout('open', 501_00, { hold_reason, ...more })
const paid = payout('paid', 45_000_00, { paid_at: NOW, reference: '612345678901', upi_id: 'meera@okbank' })

const OVER = '2026-11-22'
const facts = (
  payouts: readonly PaidOut[],
  owedPaise: number,
  more: { eventDate?: string; unsettledPaise?: number; askedBackPaise?: number } = {},
) => ({
  ...{
    payouts,
    owedPaise,
    unsettledPaise: 0,
    askedBackPaise: 0,
    transferred: [],
    changes: [],
    eventDate: OVER,
  },
  ...more,
})
const moneyIn = (...of: Parameters<typeof facts>) => moneyOf(facts(...of), { now: NOW, holidays: [] })
/** State, reason, paise, day. */
const told = (...of: Parameters<typeof facts>) =>
  moneyIn(...of).parts.map(({ state, reason, paise, due_on }) => [state, reason, paise, due_on])

const SENT_ON = ['sent-on', null, 45_000_00, null]

test.each<[string, Parameters<typeof facts>, unknown[]]>([
  ['nothing was given', [[], 0], []],
  [
    'the event is not over, and a part is settled',
    [[], 501_00, { eventDate: '2026-12-01', unsettledPaise: 200_00 }],
    [
      ['waiting', 'event-not-over', 301_00, '2026-12-09'],
      ['at-provider', null, 200_00, '2026-12-09'],
    ],
  ],
  [
    'the event has just ended, and no payout is created',
    [[], 501_00, { unsettledPaise: 501_00 }],
    [['at-provider', null, 501_00, null]],
  ],
  ['a gift came after all was paid', [[paid], 501_00], [['waiting', 'preparing', 501_00, null], SENT_ON]],
  ['less than a rupee is left', [[paid], 99], [['waiting', 'too-little', 99, null], SENT_ON]],
  ['all has gone back to the guests', [[payout('cancelled', 501_00)], 0], []],
  ['all was sent on', [[paid], 0], [SENT_ON]],
  [
    'it is about to be sent',
    [[payout('open', 501_00)], 501_00],
    [['waiting', 'to-send', 501_00, '2026-11-30']],
  ],
  [
    'it is on its way',
    [[paid, payout('live', 5_100_00)], 5_100_00],
    [['on-its-way', 'at-bank', 5_100_00, '2026-11-30'], SENT_ON],
  ],
  ['no UPI ID is saved', [[waits('no-upi-id')], 501_00], [['action-needed', 'no-upi-id', 501_00, null]]],
  [
    'it waits for a UPI ID and its day is over: the host is waited for',
    [[waits('no-upi-id', { due_on: '2026-11-24' })], 501_00],
    [['action-needed', 'no-upi-id', 501_00, null]],
  ],
  [
    'several wait for one UPI ID',
    [[waits('no-upi-id'), waits('no-upi-id'), waits('after-failures', { upi_id: 'a@okbank' })], 1503_00],
    [
      ['action-needed', 'no-upi-id', 1002_00, null],
      ['action-needed', 'after-failures', 501_00, null],
    ],
  ],
  [
    'the day is over before the changed UPI ID is paid: another day is promised',
    [[waits('upi-id-changed', { due_on: '2026-11-25', not_before: LATER })], 501_00],
    [['waiting', 'upi-id-changed', 501_00, '2026-11-26']],
  ],
  [
    'one a day is sent: the day by which all has come',
    [
      [
        waits('upi-id-limit', { not_before: LATER }),
        waits('upi-id-limit', { due_on: '2026-12-01', not_before: LATER }),
      ],
      1002_00,
    ],
    [['waiting', 'upi-id-limit', 1002_00, '2026-12-01']],
  ],
  [
    'a guest’s bank asks for a part back',
    [[payout('open', 401_00)], 501_00, { askedBackPaise: 100_00 }],
    [
      ['waiting', 'to-send', 401_00, '2026-11-30'],
      ['waiting', 'asked-back', 100_00, null],
    ],
  ],
  ['what is asked back was paid before', [[paid], 0, { askedBackPaise: 100_00 }], [SENT_ON]],
  [
    'the provider refused it: we see to it, whatever our reason is',
    [[waits('too-large')], 501_00],
    [['waiting', 'provider-refused', 501_00, '2026-11-30']],
  ],
  [
    'somebody of ours stopped it: no day is promised',
    [[waits('rejected', { due_on: '2026-11-24' })], 501_00],
    [['on-hold', 'rejected', 501_00, null]],
  ],
  [
    'an administrator does not pay a part',
    [[payout('cancelled', 501_00, { cancelled_by: 'admin' }), payout('open', 300_00)], 801_00],
    [
      ['on-hold', 'rejected', 501_00, null],
      ['waiting', 'to-send', 300_00, '2026-11-30'],
    ],
  ],
  [
    'its day is over, and it was not sent',
    [[payout('open', 501_00, { due_on: '2026-11-24' })], 501_00],
    [['late', 'to-send', 501_00, '2026-11-24']],
  ],
  [
    'its day is over, and the bank is silent',
    [[payout('live', 501_00, { due_on: '2026-11-24' })], 501_00],
    [['late', 'at-bank', 501_00, '2026-11-24']],
  ],
  [
    'its day is over, and nobody knows whether the bank pays it',
    [[payout('live', 501_00, { due_on: '2026-11-24', hold_reason: 'unknown-outcome' })], 501_00],
    [['late', 'unknown-outcome', 501_00, '2026-11-24']],
  ],
  [
    'its day is over, and the bank does not take it',
    [[waits('retry', { due_on: '2026-11-24', not_before: LATER })], 501_00],
    [['late', 'retry', 501_00, '2026-11-24']],
  ],
  [
    'today is its day',
    [[payout('open', 501_00, { due_on: '2026-11-25' })], 501_00],
    [['waiting', 'to-send', 501_00, '2026-11-25']],
  ],
  [
    'a gift went back, and the payouts are not made smaller yet',
    [[waits('no-upi-id'), waits('no-upi-id')], 600_00],
    [['action-needed', 'no-upi-id', 600_00, null]],
  ],
  ['the host was sent more than is left', [[paid, waits('no-upi-id')], -501_00], [SENT_ON]],
])('a host is told the money where %s', (_when, of, parts) => {
  expect(told(...of)).toEqual(parts)
})

test.each<[PaidOut['hold_reason'], MoneyState]>([
  ['no-upi-id', 'action-needed'],
  ['unpayable-upi-id', 'action-needed'],
  ['after-failures', 'action-needed'],
  ['upi-id-not-found', 'action-needed'],
  ['upi-id-denied', 'action-needed'],
  ['inactive', 'on-hold'],
  ['retry', 'waiting'],
  ['upi-id-changed', 'waiting'],
  ['provider-refused', 'waiting'],
  ['upi-id-limit', 'waiting'],
])('money held for %s is %s, and stands before all that waits', (hold, state) => {
  const { parts, sums_paise: sums } = moneyIn([payout('open', 100_00), waits(hold)], 601_00)
  expect(parts).toContainEqual(expect.objectContaining({ state, reason: hold, paise: 501_00 }))
  expect(sums[state]).toBe(state === 'waiting' ? 601_00 : 501_00)
  expect(parts[0]?.state).toBe(state)
})

test('a paid payout has its day, UPI ID and bank reference, the latest first', () => {
  const second = { ...paid, paid_at: LATER, reference: null }
  expect(moneyIn([paid, second], 0).parts).toMatchObject([
    { at: LATER.toISOString(), reference: null },
    { at: NOW.toISOString(), reference: '612345678901', upi_id: 'meera@okbank' },
  ])
})

test('gifts that a linked account should have been sent on by now have not gone out', () => {
  const transferred = [{ paise: 501_00, upiId: 'meera@okbank', settledAt: null, hold: null }]
  const of = { ...facts([], 0, { eventDate: '2026-11-13' }), transferred }
  expect(moneyOf(of, { now: NOW, holidays: [] }).parts).toMatchObject([{ state: 'late', reason: 'to-send' }])
})

test('a host who was sent more than is left is told how much', () => {
  expect(moneyIn([paid], -501_00).sums_paise).toMatchObject({
    received: 44_499_00,
    'sent-on': 45_000_00,
    owed_back: 501_00,
  })
})

const anyPayout = fc
  .record({
    of: fc.constantFrom(...(['open', 'live', 'paid', 'cancelled'] as const)),
    amount: fc.integer({ min: 100, max: 1_00_000_00 }),
    hold_reason: fc.constantFrom(null, 'no-upi-id', 'retry', 'provider-refused' as const),
    due_on: fc.constantFrom('2026-11-24', '2026-11-25', '2026-11-30'),
  })
  .map(({ of, amount, hold_reason, due_on }) =>
    payout(of, amount, { hold_reason: of === 'open' ? hold_reason : null, due_on }),
  )

test('whatever is owed, paid and under way, the states sum to what was received, to the paisa', () => {
  const rupees = fc.integer({ min: -10_00_000_00, max: 10_00_000_00 })
  fc.assert(
    fc.property(
      fc.array(anyPayout, { maxLength: 8 }),
      rupees,
      rupees,
      fc.nat({ max: 1_00_000_00 }),
      fc.constantFrom('2026-11-22', '2026-12-01'),
      (payouts, owedPaise, unsettledPaise, askedBackPaise, eventDate) => {
        const { sums_paise: sums, parts } = moneyIn(payouts, owedPaise, {
          ...{ unsettledPaise, askedBackPaise, eventDate },
        })
        const sentOn = payouts.reduce((sum, one) => (one.state === 'paid' ? sum + one.amount_paise : sum), 0)
        expect(sums['sent-on']).toBe(sentOn)
        expect(sums.received).toBe(owedPaise + sentOn)
        expect(moneyState.options.reduce((sum, state) => sum + sums[state], 0)).toBe(
          sums.received + sums.owed_back,
        )
        expect(parts.reduce((sum, { paise }) => sum + paise, 0)).toBe(sums.received + sums.owed_back)
        expect(parts.every(({ paise }) => paise > 0)).toBe(true)
      },
    ),
  )
})
