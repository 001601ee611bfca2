// Tests the numbered buttons of a pager: few, and the current page always among them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './pager.tsx'

test.each([
  { page: 1, of: 1, are: [1] },
  { page: 2, of: 3, are: [1, 2, 3] },
  { page: 5, of: 5, are: [1, 2, 3, 4, 5] },
  { page: 1, of: 6, are: [1, 2, 3, 4, 6] },
  { page: 3, of: 6, are: [1, 2, 3, 4, 6] },
  { page: 4, of: 6, are: [1, 3, 4, 5, 6] },
  { page: 6, of: 6, are: [1, 3, 4, 5, 6] },
  { page: 50, of: 100, are: [1, 49, 50, 51, 100] },
  { page: 99, of: 100, are: [1, 97, 98, 99, 100] },
  { page: 10_000, of: 10_000, are: [1, 9_997, 9_998, 9_999, 10_000] },
])('page $page of $of has the buttons $are [admin-29]', ({ page, of, are }) => {
  expect(pageNumbers(page, of, 5)).toEqual(are)
})

test('the buttons of any page have itself, the first and the last, in order, no more than allowed', () => {
  const place = fc
    .integer({ min: 1, max: 100_000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(place, fc.integer({ min: 3, max: 9 }), ([page, count], most) => {
      const numbers = pageNumbers(page, count, most)
      for (const wanted of [1, page, count]) expect(numbers).toContain(wanted)
      expect(numbers).toHaveLength(Math.min(most, count))
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    }),
  )
})
