// Tests how the address of a list of users is written and parsed, malformed ones included.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUsersParams, writeUsersParams } from './users-params.ts'

test.each([
  ['', { search: '', page: 1 }],
  ['page=3', { search: '', page: 3 }],
  ['search=ash&page=2', { search: 'ash', page: 2 }],
  ['search=%E0%A4%86%E0%A4%B6%E0%A4%BE+', { search: 'आशा ', page: 1 }],
  ['page=0', { search: '', page: 1 }],
  ['page=-2', { search: '', page: 1 }],
  ['page=1.5', { search: '', page: 1 }],
  ['page=two', { search: '', page: 1 }],
  ['page=1e9', { search: '', page: 1 }],
  ['page=', { search: '', page: 1 }],
  ['order=collection&show=inactive', { search: '', page: 1, order: 'collection', show: 'inactive' }],
  ['order=x&show=y', { search: '', page: 1 }],
])('?%s', (address, params) => {
  expect(readUsersParams(new URLSearchParams(address))).toEqual({ order: 'newest', show: 'all', ...params })
})

test('any search is parsed back from the address', () => {
  const params = fc.record({
    search: fc.string({ unit: 'grapheme' }),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    order: fc.constantFrom('newest' as const, 'collection' as const),
    show: fc.constantFrom('all' as const, 'inactive' as const),
  })
  fc.assert(
    fc.property(params, (wanted) => {
      expect(readUsersParams(new URLSearchParams(String(writeUsersParams(wanted))))).toEqual(wanted)
    }),
  )
})
