// Tests how often a code may be requested.
import { expect, it } from 'vitest'
import { secondsUntilNextCode } from './sends.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000)

it.each([
  ['right after the first', 0, 0, 1, 60],
  ['half a minute after it', 30, 30, 1, 30],
  ['after five, until the hour is over', 10, 600, 5, 3000],
  ['after five, the last of them at the end of the hour', 10, 3595, 5, 50],
  ['when it is allowed already', 61, 61, 1, 1],
])('%s', (_when, sinceLast, sinceFirst, sends, seconds) => {
  const row = {
    requested_at: ago(sinceLast),
    window_started_at: ago(sinceFirst),
    sends_in_window: sends,
  }
  expect(secondsUntilNextCode(row, NOW)).toBe(seconds)
})
