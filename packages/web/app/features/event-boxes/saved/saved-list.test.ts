// Tests which boxes the saved list shows, in which order, and which a search finds.
import { expect, test } from 'vitest'
import { matching, savedList } from './saved-list.ts'

const boxOf = ([giftid, marriage_date]: readonly [string, string]) => ({ giftid, marriage_date })
test('boxes of one day stay in their order, newest first', () => {
  const boxes = (
    [
      ['third', '2026-12-01'],
      ['without, newer', ''],
      ['second', '2026-12-01'],
      ['sooner', '2026-11-30'],
      ['without, older', ''],
      ['first', '2026-12-01'],
    ] as const
  ).map(boxOf)
  expect(savedList(boxes, new Date('2026-11-21T12:00:00Z')).map(({ giftid }) => giftid)).toEqual([
    'sooner',
    'third',
    'second',
    'first',
    'without, newer',
    'without, older',
  ])
})

test('boxes of yesterday are hidden until the morning', () => {
  const yesterday = [boxOf(['wedding', '2026-11-21'])]
  expect(savedList(yesterday, new Date('2026-11-21T20:00:00Z'))).toEqual([])
  expect(savedList(yesterday, new Date('2026-11-22T00:00:00.001Z'))).toEqual(yesterday)
})

const named = { name: 'Amit weds Ila', groom_name: 'Amit', bride_name: 'Ila', location: 'Café Morena' }
test.each(['amit', ' ILA', 'morena', 'cafe', ''])('“%s” finds a box by its names or its place', (text) => {
  expect(matching([named], text)).toEqual([named])
  expect(
    matching([{ ...named, name: 'मुरार', groom_name: '', bride_name: '', location: '' }], text || 'x'),
  ).toEqual([])
})
