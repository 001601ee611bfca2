// Tests how often a code may be requested.
import { expect, it } from 'vitest'
import { secondsUntilNextCode } from './request-code.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const at = (here: boolean, secondsAgo: readonly number[]) =>
  secondsAgo.map((seconds) => ({ here, requested_at: new Date(NOW.getTime() - seconds * 1000) }))
const here = (...secondsAgo: number[]) => at(true, secondsAgo)
const elsewhere = (...secondsAgo: number[]) => at(false, secondsAgo)
const EIGHT = elsewhere(1, 2, 3, 4, 5, 6, 7, 8)

it.each([
  ['at first', [], 0],
  ['right after the first', here(0), 60],
  ['half a minute after it', here(30), 30],
  ['a minute after it', here(60), 0],
  ['after five, until the first is an hour old', here(10, 100, 200, 300, 600), 3000],
  ['after five, the last of them at the end of the hour', here(10, 3590, 3591, 3592, 3595), 50],
  ['while another network requests', elsewhere(0, 60, 120, 180, 240, 300), 0],
  ['after ten of all networks', [...EIGHT, ...elsewhere(20, 600)], 3000],
  ['after nine of them', [...EIGHT, ...elsewhere(600)], 0],
])('%s', (_when, earlier, seconds) => {
  expect(secondsUntilNextCode(earlier, false, NOW)).toBe(seconds)
})

it('requests of other networks refuse nothing to an owner who has signed in', () => {
  expect(secondsUntilNextCode([...EIGHT, ...elsewhere(9, 10, 11)], true, NOW)).toBe(0)
  expect(secondsUntilNextCode(here(10, 100, 200, 300, 600), true, NOW)).toBe(3000)
})
