// Which promise a payout takes over from failed ones, and which of them were made good since.
import { expect, test } from 'vitest'
import { type Ended, earliestPromise, neverPaid } from './promises.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const FAILED: Ended = { state: 'failed', fault: 'bank', paid_at: null, created_at: at(1), updated_at: at(2) }
const paid = (createdAt: Date): Ended => ({
  ...{ state: 'processed', fault: null },
  ...{ paid_at: at(9), created_at: createdAt, updated_at: at(9) },
})

test.each<[string, Ended[], number]>([
  ['failed', [FAILED], 1],
  ['failed twice', [FAILED, { ...FAILED, created_at: at(3), updated_at: at(4) }], 2],
  ['returned by the bank before it arrived', [{ ...FAILED, state: 'reversed' }], 1],
  ['failed beside another that arrived', [FAILED, paid(at(1))], 1],
  ['failed, and made good by one that was created then', [FAILED, paid(at(2))], 0],
  ['failed, and made good by one that was created later', [FAILED, paid(at(3))], 0],
  [
    'failed, and its replacement is on the way',
    [FAILED, { ...FAILED, state: 'sent', fault: null, created_at: at(3) }],
    0,
  ],
  ['withdrawn, since less was owed', [{ ...FAILED, fault: 'withdrawn' }], 0],
  ['arrived, and came back later', [{ ...paid(at(1)), state: 'reversed', fault: 'bank' }], 0],
  ['on the way', [{ ...FAILED, state: 'processing', fault: null }], 0],
])('payouts that were never paid, of one that has %s: %j', (_, payouts, count) => {
  expect(neverPaid(payouts)).toHaveLength(count)
})

test('the first of several promised days counts, and when the host was told that it had passed', () => {
  const told = at(5)
  const later = { due_on: '2026-12-01', told_late_at: null }
  expect(earliestPromise([later, { due_on: '2026-11-25', told_late_at: null }])).toEqual({
    dueOn: '2026-11-25',
    toldLateAt: null,
  })
  expect(earliestPromise([later, { due_on: '2026-12-03', told_late_at: told }])).toEqual({
    dueOn: '2026-12-01',
    toldLateAt: told,
  })
  expect(earliestPromise([])).toBeUndefined()
})
