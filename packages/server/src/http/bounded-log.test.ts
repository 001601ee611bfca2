// The number of log lines in a flood of calls is bounded.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundLines } from './bounded-log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a minute has at most so many lines of one kind, then one with the number of the others', () => {
  const written: string[] = []
  const bound = boundLines(2, (kind, leftOut) => written.push(`${kind}: ${leftOut} more`))
  const say = (kind: string, times: number) => {
    for (let i = 0; i < times; i++) bound(kind, () => written.push(kind))
  }
  say('forged', 1000)
  say('refused', 2)
  expect(written.splice(0)).toEqual(['forged', 'forged', 'refused', 'refused'])
  vi.advanceTimersByTime(60_000)
  expect(written.splice(0)).toEqual(['forged: 998 more'])
  say('forged', 1)
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual(['forged'])
})
