// Tests how the address of guest management is written and parsed.
import { expect, test } from 'vitest'
import { readSearch, searchOf } from '../../lib/links/use-search-state.ts'
import { guestsSearch } from './guests-params.ts'

const FIRST = {
  ...{ box: '', text: '', day: '', thanked: 'all', order: 'newest', page: 1 },
  ...{ view: 'all', kind: '', side: '', family: '', village: '', desk: '', by: 'newest' },
}

test.each([
  [{}, '?'],
  [{ box: '7YWHMfk9JZeLM1g1ZauHuQ', page: 3 }, '?box=7YWHMfk9JZeLM1g1ZauHuQ&page=3'],
  [{ text: 'अ & b', order: 'name' }, '?text=%E0%A4%85+%26+b&order=name'],
  [{ day: '2026-11-21', thanked: 'no' }, '?day=2026-11-21&thanked=no'],
  [{ view: 'online', kind: 'cash', by: 'village' }, '?view=online&kind=cash&by=village'],
] as const)('%j is written to the address as %s, and parsed back', (params, search) => {
  expect(searchOf(guestsSearch, params)).toBe(search)
  expect(readSearch(guestsSearch, new URLSearchParams(search))).toEqual({ ...FIRST, ...params })
})

test('unknown values are the defaults', () => {
  const search = 'day=21-11-2026&thanked=x&order=price&page=-1&other=x&view=x&kind=x&side=x&desk=x&by=x'
  expect(readSearch(guestsSearch, new URLSearchParams(search))).toEqual(FIRST)
})
