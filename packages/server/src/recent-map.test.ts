// Tests that a map of limited size evicts its oldest entries.
import { expect, it } from 'vitest'
import { recentMap } from './recent-map.ts'

it('keeps so many entries, and evicts the oldest', () => {
  const map = recentMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4])
})
