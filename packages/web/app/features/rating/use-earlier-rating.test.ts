// Tests in which places of an answer the earlier rating is read.
import { expect, test } from 'vitest'
import { ratingIn } from './use-earlier-rating.ts'

test.each([
  [
    'in its details',
    { has_rated: true, rating_details: { rating: 4, feedback: 'Good' } },
    { rating: 4, feedback: 'Good' },
  ],
  ['at the top level', { rating: 4, feedback: 'Good' }, { rating: 4, feedback: 'Good' }],
  ['without words', { rating: 4 }, { rating: 4, feedback: '' }],
  ['nowhere', { has_rated: false }, null],
])('an earlier rating is read %s [rating-7]', (_, answer, rating) => {
  expect(ratingIn(answer)).toEqual(rating)
})
