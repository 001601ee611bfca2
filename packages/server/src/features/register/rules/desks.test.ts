// Tests when a desk may be used, and the letters of devices.
import { expect, test } from 'vitest'
import { deskObstacle, freeLetter } from './desks.ts'

const NOW = new Date('2026-11-21T18:00:00Z')
const LATER = new Date('2026-11-22T00:30:00Z')

test.each([
  ['open', LATER, undefined],
  ['paused', LATER, 'deskPaused'],
  ['ended', LATER, 'deskEnded'],
  ['open', NOW, 'deskEnded'],
  ['paused', NOW, 'deskEnded'],
] as const)('a desk that is %s until %s', (state, ends_at, obstacle) => {
  expect(deskObstacle({ state, ends_at }, NOW)).toBe(obstacle)
})

test('letters are A to Z, then AA to ZZ, each once, without H', () => {
  const taken = new Set<string>()
  for (let letter = freeLetter(taken); letter; letter = freeLetter(taken)) taken.add(letter)
  expect([...taken].slice(6, 9)).toEqual(['G', 'I', 'J'])
  expect([...taken].slice(24, 27)).toEqual(['Z', 'AA', 'AB'])
  expect([taken.size, taken.has('H')]).toEqual([26 + 26 * 26 - 1, false])
})
