// Tests which changes a host is told of as adjustments, and the payout that each is taken from.
import { expect, test } from 'vitest'
import { adjustmentsOf, type DebtChange } from './adjustments.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const change = (day: number, more: Partial<DebtChange> = {}): DebtChange => ({
  ...{ why: 'refund', at: at(day), paise: -501_00, guest: 'Ravi Kumar', given_at: at(1), is_listed: false },
  ...more,
})
const payout = (
  state: 'processed' | 'processing' | 'due' | 'failed' | 'reversed',
  created: number,
  more: { sent_at?: Date | null; paid_at?: Date | null } = {},
) => ({
  ...{ state, amount_paise: 1000_00, due_on: '2026-11-30', created_at: at(created) },
  ...{ sent_at: at(created + 1), paid_at: state === 'processed' ? at(created + 2) : null, ...more },
})

const toldOf = (...of: Parameters<typeof adjustmentsOf>) =>
  adjustmentsOf(...of).map(({ payout, ...told }) => [told.at.slice(8, 10), payout?.paid_at ?? null])

test.each<[string, Parameters<typeof adjustmentsOf>, unknown[]]>([
  ['nothing was sent yet', [[change(3)], [payout('due', 4)], null], []],
  ['it went back before the first payout was sent', [[change(3)], [payout('processed', 4)], null], []],
  ['it went back after the only payout', [[change(9)], [payout('processed', 4)], null], [['09', null]]],
  [
    'a payout followed, and is paid',
    [[change(9)], [payout('processed', 4), payout('processed', 10)], null],
    [['09', at(12).toISOString()]],
  ],
  ['the payout is on its way', [[change(9)], [payout('processing', 4)], null], [['09', null]]],
  ['the only payout came back', [[change(9)], [payout('reversed', 4)], null], []],
  [
    'an administrator paid by hand',
    [[change(9)], [payout('processed', 4, { sent_at: null })], null],
    [['09', null]],
  ],
  ['the provider sent it on from the host’s account', [[change(9)], [], at(8)], [['09', null]]],
])('when %s', (_when, of, told) => {
  expect(toldOf(...of)).toEqual(told)
})

test('a payout that failed took nothing: the next one did', () => {
  const payouts = [
    payout('processed', 4),
    payout('failed', 10),
    { ...payout('due', 11), amount_paise: 99_00 },
  ]
  expect(adjustmentsOf([change(9)], payouts, null)).toMatchObject([
    { guest: 'Ravi Kumar', given_at: at(1).toISOString(), payout: { paise: 99_00, paid_at: null } },
  ])
})
