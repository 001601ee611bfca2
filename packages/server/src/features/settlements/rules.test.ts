// Which days of the report hold a settlement, when it is asked about again, and from when on money is late.
import { expect, test } from 'vitest'
import { checkSettlementAgain, lateBefore, reportDays } from './rules.ts'

test.each([
  ['2026-11-24T03:30:00Z', '2026-11-24T04:00:00Z', ['2026-11-24'], 'today'],
  ['2026-11-24T03:30:00Z', '2026-11-26T04:00:00Z', ['2026-11-24', '2026-11-25'], 'later'],
  ['2026-11-23T18:29:59Z', '2026-11-23T18:30:00Z', ['2026-11-23', '2026-11-24'], 'midnight of India'],
  [
    '2026-11-23T18:30:01Z',
    '2026-11-23T18:29:59Z',
    ['2026-11-24'],
    'by a clock of the provider that is ahead of ours',
  ],
])('one that was made at %s has its lines, as of %s, in the reports of %j: %s', (made, now, days) => {
  expect(reportDays(new Date(made), new Date(now))).toEqual(days)
})

const MADE = new Date('2026-11-24T03:30:00Z')
const after = (hours: number) => new Date(MADE.getTime() + hours * 60 * 60 * 1000)

test.each<[number, Date | null, number | null, string]>([
  [1, null, 2, 'hourly on its day'],
  [24, null, 48, 'daily after it'],
  [24 * 30, null, 24 * 31, 'for as long as it is not in the ledger'],
  [1, after(1), 25, 'daily once it is entered'],
  [24 * 5, after(1), null, 'five days long'],
])(
  'a settlement that is %d hours old, entered at %j, is asked about %j hours after it was made: %s',
  (age, booked_at, then) => {
    const next = checkSettlementAgain({ provider_created_at: MADE, booked_at }, after(age))
    expect(next).toEqual(then === null ? null : after(then))
  },
)

test.each([
  ['2026-11-23T06:30:00Z', 5, [], '2026-11-15T18:30:00Z', 'until Sunday, the 15th'],
  ['2026-11-24T06:30:00Z', 5, [], '2026-11-16T18:30:00Z', 'until Monday, the 16th'],
  ['2026-11-24T06:30:00Z', 5, ['2026-11-18'], '2026-11-15T18:30:00Z', 'a holiday does not count'],
  ['2026-11-24T06:30:00Z', 1, [], '2026-11-22T18:30:00Z', 'until Sunday'],
])(
  'at %s, %d working days and the holidays %j, what was captured before %s is late: %s',
  (now, days, holidays, before) => {
    expect(lateBefore(new Date(now), days, holidays)).toEqual(new Date(before))
  },
)
