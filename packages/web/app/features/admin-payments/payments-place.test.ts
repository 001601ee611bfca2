import { expect, test } from 'vitest'
import { FIRST_PLACE, placeIn, searchOf } from './payments-place.ts'

test.each([
  [{}, '?'],
  [{ tab: 'payouts', group: 'waiting', page: 3 }, '?tab=payouts&group=waiting&page=3'],
  [{ tab: 'flags', show: 'looked-at' }, '?show=looked-at'],
  [{ tab: 'flags', kind: 'disputed' }, '?kind=disputed'],
  [{ tab: 'payment', id: 'pay_1 & more' }, '?tab=payment&id=pay_1+%26+more'],
] as const)('%j is written to the address as %s, and parsed back', (place, search) => {
  expect(searchOf(place)).toBe(search)
  expect(placeIn(new URLSearchParams(search))).toEqual({ ...FIRST_PLACE, ...place })
})

test('unknown values are the defaults', () => {
  expect(placeIn(new URLSearchParams('tab=x&show=x&kind=x&group=x&page=-1&other=x'))).toEqual(FIRST_PLACE)
})
