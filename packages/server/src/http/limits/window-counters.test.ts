// How calls are counted within a window of time.
import { expect, test } from 'vitest'
import { windowCounters } from './window-counters.ts'

const HOUR_MS = 60 * 60_000

test.each([
  ['a millisecond', 1],
  ['an hour', HOUR_MS],
])('a full counter does not refuse for longer when the clock is set back by %s', (_name, back) => {
  const counters = windowCounters(2, 60_000, 10)
  const at = Date.parse('2026-11-21T06:30:00Z')
  for (let calls = 0; calls < 2; calls++) counters.count('hall', at)
  expect(counters.waitMs('hall', at)).toBe(60_000)
  expect(counters.waitMs('hall', at - back)).toBe(0)
  counters.count('hall', at - back)
  expect(counters.waitMs('hall', at - back)).toBe(0)
  counters.count('hall', at - back)
  expect(counters.waitMs('hall', at - back)).toBe(60_000)
})

test('a new key replaces the one that was counted longest ago', () => {
  const counters = windowCounters(1, 60_000, 2)
  for (const key of ['one', 'two', 'one', 'three']) counters.count(key, 0)
  expect(['one', 'two', 'three'].map((key) => counters.waitMs(key, 0))).toEqual([60_000, 0, 60_000])
})
