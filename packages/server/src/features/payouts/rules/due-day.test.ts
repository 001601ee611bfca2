// Tests the day on which a payout is due: weekends and holidays are skipped.
import { expect, test } from 'vitest'
import { dayOfPart, dueDay } from './due-day.ts'

test.each([
  ['2026-11-23T00:00:00Z', [], '2026-11-30', 'Monday to Monday, over one weekend'],
  ['2026-11-21T06:30:00Z', [], '2026-11-27', 'from a Saturday'],
  ['2026-11-22T06:30:00Z', [], '2026-11-27', 'from a Sunday'],
  ['2026-11-27T00:00:00Z', [], '2026-12-04', 'from a Friday'],
  ['2026-11-23T18:29:59Z', [], '2026-11-30', 'on the last second of a day in India'],
  ['2026-11-23T18:30:00Z', [], '2026-12-01', 'on the first second of the next'],
  ['2026-11-23T00:00:00Z', ['2026-11-25'], '2026-12-01', 'over a holiday'],
  [
    '2026-11-23T00:00:00Z',
    ['2026-11-28'],
    '2026-11-30',
    'over a holiday on a Saturday, which is none anyhow',
  ],
  ['2026-11-23T00:00:00Z', ['2026-11-30', '2026-12-01'], '2026-12-02', 'onto holidays'],
  ['2026-12-28T00:00:00Z', ['2027-01-01'], '2027-01-05', 'into the next year'],
])('owed since %s with holidays %j it is due on %s: %s', (since, holidays, due) => {
  expect(dueDay(new Date(since), holidays)).toBe(due)
})

test('payouts that a UPI ID may not receive in one day arrive by the day on which it may', () => {
  const now = new Date('2026-11-23T00:00:00Z')
  const days = (first: string) => [0, 1, 2, 3].map((index) => dayOfPart(first, index, 1, now))
  expect(days('2026-11-25')).toEqual(['2026-11-25', '2026-11-25', '2026-11-25', '2026-11-26'])
  expect(dayOfPart('2026-11-25', 7, 2, now)).toBe('2026-11-26')
  // Money that is sent again: its day has passed.
  expect(days('2026-11-20')).toEqual(['2026-11-20', '2026-11-24', '2026-11-25', '2026-11-26'])
})
