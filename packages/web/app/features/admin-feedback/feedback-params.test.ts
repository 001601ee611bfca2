// Tests how the address of the feedback page is written and parsed.
import { expect, test } from 'vitest'
import { readParams, searchOf } from './feedback-params.ts'

test.each([
  ['', { tab: 'messages', show: 'open', page: 1 }],
  ['tab=ratings&page=3', { tab: 'ratings', show: 'open', page: 3 }],
  ['show=answered', { tab: 'messages', show: 'answered', page: 1 }],
  ['show=suspected', { tab: 'messages', show: 'suspected', page: 1 }],
  ['tab=nothing&show=x&page=0', { tab: 'messages', show: 'open', page: 1 }],
  ['page=1.5', { tab: 'messages', show: 'open', page: 1 }],
])('?%s shows %o', (search, params) => {
  expect(readParams(new URLSearchParams(search))).toEqual(params)
})

test('a link is parsed back and omits defaults', () => {
  expect(searchOf({ tab: 'messages', show: 'answered', page: 1 })).toBe('?show=answered')
  expect(readParams(new URLSearchParams(searchOf({ tab: 'ratings', page: 2 })))).toEqual({
    tab: 'ratings',
    show: 'open',
    page: 2,
  })
})
