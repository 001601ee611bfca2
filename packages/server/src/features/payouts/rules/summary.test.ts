// Tests the summary of a box's payouts for its host, in each state.
import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const PAID_AT = new Date('2026-11-24T06:00:00Z')
const payout = (
  state: Parameters<typeof summaryOf>[0][number]['state'],
  amount_paise: number,
  more: object = {},
) => ({
  ...{ state, amount_paise, upi_id: null, due_on: '2026-11-30', paid_at: null, hold: null, check_at: null },
  ...more,
})
const LATER = new Date('2026-11-26T06:00:00Z')
const paid = payout('processed', 45_000_00, { paid_at: PAID_AT })
const NOTHING = {
  ...{ paid_paise: 0, last_paid_at: null, due_paise: 0, due_on: null, wanted: null, wanted_paise: 0 },
  held_until: null,
}
const SENT = { ...NOTHING, paid_paise: 45_000_00, last_paid_at: PAID_AT.toISOString() }

test.each([
  ['before any payout is created', [], 501_00, undefined],
  ['when all has gone back to the guests', [payout('failed', 501_00)], 0, undefined],
  ['when all is paid', [paid], 0, SENT],
  ['when the host owes us', [paid], -501_00, SENT],
  [
    'when a part is on its way',
    [paid, payout('processing', 5_100_00)],
    5_100_00,
    { ...SENT, due_paise: 5_100_00, due_on: '2026-11-30' },
  ],
  ['when more has just come', [paid], 501_00, { ...SENT, due_paise: 501_00 }],
  [
    'when it is tried again tomorrow',
    [
      payout('failed', 501_00),
      payout('waiting', 501_00, { upi_id: 'meera@okbank', hold: 'retry', check_at: LATER }),
    ],
    501_00,
    { ...NOTHING, due_paise: 501_00, due_on: '2026-11-30' },
  ],
  [
    'when a UPI ID is wanted',
    [paid, payout('waiting', 5_100_00, { hold: 'no-upi-id' })],
    5_100_00,
    { ...SENT, wanted: 'upi-id', wanted_paise: 5_100_00 },
  ],
  [
    'when another UPI ID is wanted',
    [payout('waiting', 501_00, { upi_id: 'meera_nair@okbank', hold: 'unpayable-upi-id' })],
    501_00,
    { ...NOTHING, wanted: 'other-upi-id', wanted_paise: 501_00 },
  ],
  [
    'when it waits since the UPI ID was changed',
    [payout('waiting', 501_00, { hold: 'upi-id-changed', check_at: PAID_AT })],
    501_00,
    { ...NOTHING, due_paise: 501_00, due_on: '2026-11-30', held_until: PAID_AT.toISOString() },
  ],
  [
    'when one payout came after another: the day of the last',
    [paid, payout('processed', 501_00, { paid_at: LATER }), payout('processed', 99_00, { paid_at: null })],
    0,
    { ...NOTHING, paid_paise: 45_600_00, last_paid_at: LATER.toISOString() },
  ],
  [
    'when several are on their way: the day by which all will have come',
    [payout('sent', 501_00, { due_on: '2026-12-04' }), payout('sent', 501_00, { due_on: '2026-11-30' })],
    1002_00,
    { ...NOTHING, due_paise: 1002_00, due_on: '2026-12-04' },
  ],
  [
    'when some wait for a UPI ID, and some for another one: another is wanted',
    [
      payout('waiting', 501_00, { hold: 'no-upi-id' }),
      payout('waiting', 501_00, { hold: 'after-failures', upi_id: 'meera@okbank' }),
    ],
    1002_00,
    { ...NOTHING, wanted: 'other-upi-id', wanted_paise: 1002_00 },
  ],
  [
    'when several wait since the UPI ID was changed: until the last may go',
    [
      payout('waiting', 501_00, { hold: 'upi-id-changed', check_at: LATER }),
      payout('waiting', 501_00, { hold: 'upi-id-changed', check_at: PAID_AT }),
      payout('waiting', 501_00, { hold: 'upi-id-changed' }),
    ],
    1503_00,
    { ...NOTHING, due_paise: 1503_00, due_on: '2026-11-30', held_until: LATER.toISOString() },
  ],
  ['when a rupee has just come', [paid], 1_00, { ...SENT, due_paise: 1_00 }],
  ['when less than a rupee is left: it waits for more', [paid], 99, SENT],
])('a host is told: %s', (_when, payouts, owed, summary) => {
  expect(summaryOf(payouts, owed)).toEqual(summary)
})
