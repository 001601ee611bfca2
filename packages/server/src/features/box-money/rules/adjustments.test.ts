// Tests which changes a host is told of as adjustments, and the payout that each is taken from.
import { expect, test } from 'vitest'
import { adjustmentsOf, type DebtChange } from './adjustments.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const change = (day: number, more: Partial<DebtChange> = {}): DebtChange => ({
  ...{ why: 'refund', at: at(day), paise: -501_00, guest: 'Ravi Kumar', given_at: at(1), is_listed: false },
  ...{ since: at(day), other_box: null },
  ...more,
})
const STATES = {
  paid: { state: 'paid', attempt: 'paid' },
  live: { state: 'paying', attempt: 'live' },
  open: { state: 'open', attempt: null },
  cancelled: { state: 'cancelled', attempt: null },
} as const
const payout = (of: keyof typeof STATES, created: number) => ({
  ...{ ...STATES[of], amount_paise: 1000_00, due_on: '2026-11-30', created_at: at(created) },
  sent_at: STATES[of].attempt && at(created + 1),
  paid_at: of === 'paid' ? at(created + 2) : null,
})

const toldOf = (...of: Parameters<typeof adjustmentsOf>) =>
  adjustmentsOf(...of).map(({ payout, ...told }) => [
    told.at.slice(8, 10),
    payout && (payout.paid_at ?? 'to be paid'),
  ])

test.each<[string, Parameters<typeof adjustmentsOf>, unknown[]]>([
  ['nothing was sent yet', [[change(3)], [payout('open', 4)], null], []],
  ['it went back before the first payout was sent', [[change(3)], [payout('paid', 4)], null], []],
  [
    'a debt was set off before the first payout',
    [[change(3, { why: 'set-off' })], [payout('paid', 4)], null],
    [['03', null]],
  ],
  ['it went back after the only payout', [[change(9)], [payout('paid', 4)], null], [['09', null]]],
  [
    'a payout followed, and is paid',
    [[change(9)], [payout('paid', 4), payout('paid', 10)], null],
    [['09', at(12).toISOString()]],
  ],
  [
    'it was asked for before the first payout',
    [[change(9, { since: at(3) })], [payout('paid', 4)], null],
    [],
  ],
  [
    'it was asked for before the second payout, and carried out after it',
    [[change(20, { since: at(9) })], [payout('paid', 4), payout('paid', 10)], null],
    [['20', at(12).toISOString()]],
  ],
  [
    'several payouts were open: the last one shrinks',
    [[change(9)], [payout('paid', 4), payout('paid', 9), payout('open', 9)], null],
    [['09', 'to be paid']],
  ],
  [
    'the payout that was open is paid since',
    [[change(9)], [payout('paid', 4), payout('paid', 9)], null],
    [['09', at(11).toISOString()]],
  ],
  [
    'something was added while a payout was open',
    [[change(9, { why: 'correction', paise: 100_00 })], [payout('paid', 4), payout('open', 9)], null],
    [['09', null]],
  ],
  ['the payout is on its way', [[change(9)], [payout('live', 4)], null], [['09', null]]],
  ['the only payout was cancelled', [[change(9)], [payout('cancelled', 4)], null], []],
  ['the provider sent it on from the host’s account', [[change(9)], [], at(8)], [['09', null]]],
])('when %s', (_when, of, told) => {
  expect(toldOf(...of)).toEqual(told)
})

test('a payout that was cancelled took nothing: the next one did', () => {
  const payouts = [payout('paid', 4), payout('cancelled', 10), { ...payout('open', 11), amount_paise: 99_00 }]
  expect(adjustmentsOf([change(9)], payouts, null)).toMatchObject([
    { guest: 'Ravi Kumar', given_at: at(1).toISOString(), payout: { paise: 99_00, paid_at: null } },
  ])
})
