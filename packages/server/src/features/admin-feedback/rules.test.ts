// Tests the summary of ratings: their count, average and distribution.
import { expect, test } from 'vitest'
import { summaryOf } from './rules.ts'

test.each([
  ['no ratings', [], { count: 0, average: null, stars: [0, 0, 0, 0, 0] }],
  ['one host', [{ rating: 4, count: 1 }], { count: 1, average: 4, stars: [0, 0, 0, 1, 0] }],
  [
    'several, to one decimal place',
    [
      { rating: 5, count: 2 },
      { rating: 1, count: 1 },
    ],
    { count: 3, average: 3.7, stars: [1, 0, 0, 0, 2] },
  ],
])('the ratings of %s are summed up', (_who, counts, summary) => {
  expect(summaryOf(counts)).toEqual(summary)
})
