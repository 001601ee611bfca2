// Tests the order of the saved list around each of its boundaries: India's midnight (18:30 UTC), and 24 hours after the
// event's instant (00:00 UTC, half past five in India).
import { expect, test } from 'vitest'
import { matching, savedList } from './saved-list.ts'

const boxOf = ([giftid, marriage_date]: readonly [string, string]) => ({ giftid, marriage_date })
const BOXES = (
  [
    ['no date', ''],
    ['in a year', '2027-11-21'],
    ['day before', '2026-11-20'],
    ['wedding', '2026-11-21'],
    ['last year', '2025-11-21'],
    ['day after', '2026-11-22'],
    ['two days after', '2026-11-23'],
  ] as const
).map(boxOf)

const shown = (now: string) => savedList(BOXES, new Date(now)).map(({ giftid }) => giftid)

test.each([
  {
    when: 'the last moment of the day before: it is today, the wedding is tomorrow',
    now: '2026-11-20T18:29:59.999Z',
    is: ['day before', 'wedding', 'day after', 'two days after', 'in a year', 'last year', 'no date'],
  },
  {
    when: 'the first moment of the wedding: the day before is past, and left out until it has ended',
    now: '2026-11-20T18:30:00.000Z',
    is: ['wedding', 'day after', 'two days after', 'in a year', 'last year', 'no date'],
  },
  {
    when: 'the last moment in which the day before has not ended',
    now: '2026-11-21T00:00:00.000Z',
    is: ['wedding', 'day after', 'two days after', 'in a year', 'last year', 'no date'],
  },
  {
    when: 'the day before has ended: it is back, after those to come, and only those without a date follow',
    now: '2026-11-21T00:00:00.001Z',
    is: ['wedding', 'day after', 'two days after', 'in a year', 'last year', 'day before', 'no date'],
  },
  {
    when: 'the last moment of the wedding',
    now: '2026-11-21T18:29:59.999Z',
    is: ['wedding', 'day after', 'two days after', 'in a year', 'last year', 'day before', 'no date'],
  },
  {
    when: 'the first moment after the day of the wedding: it is left out, the day after is today',
    now: '2026-11-21T18:30:00.000Z',
    is: ['day after', 'two days after', 'in a year', 'last year', 'day before', 'no date'],
  },
  {
    when: 'the wedding has ended',
    now: '2026-11-22T00:00:00.001Z',
    is: ['day after', 'two days after', 'in a year', 'last year', 'day before', 'wedding', 'no date'],
  },
])('$when', ({ now, is }) => {
  expect(shown(now)).toEqual(is)
})

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
