// The order of event boxes in lists.
import { expect, test } from 'vitest'
import { inEventOrder } from './box-order.ts'

test('today’s boxes come first, then coming ones by date with those of last night, then ended ones', () => {
  const now = new Date('2026-11-21T20:00:00Z')
  const days = ['2026-12-01', '2026-11-01', '2026-11-21', '', '2026-11-22', '2026-10-01', '2026-11-23']
  expect(
    inEventOrder(
      days.map((marriage_date) => ({ marriage_date })),
      now,
    ).map((box) => box.marriage_date),
  ).toEqual([...['2026-11-22', '2026-11-21', '2026-11-23', '2026-12-01', '2026-10-01', '2026-11-01', '']])
})
