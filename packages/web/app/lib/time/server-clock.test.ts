// Tests that rules about days follow the server's clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearServerTime, onClockChange, serverNow } from './server-clock.ts'

const SERVER = Date.parse('2026-11-20T06:30:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const answer = (date?: string) => new Response(null, { headers: date ? { date } : {} })
const hear = (madeAt: number, tookMs = 0) =>
  hearServerTime(answer(new Date(madeAt).toUTCString()), Date.now() - tookMs)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.setSystemTime(SERVER)
  hear(SERVER)
  vi.useRealTimers()
})

test.each([
  ['three days ahead', 3 * DAY_MS],
  ['three days behind', -3 * DAY_MS],
])('a device %s has the server’s time after one answer', (_, aheadMs) => {
  vi.setSystemTime(SERVER + aheadMs)
  expect(serverNow().getTime()).toBe(SERVER + aheadMs)
  hear(SERVER)
  expect(serverNow()).toEqual(new Date(SERVER))
})

test('pages are told once, and a clock that is set right meanwhile is followed', () => {
  const changed = vi.fn()
  const stop = onClockChange(changed)
  vi.setSystemTime(SERVER + 3 * DAY_MS)
  hear(SERVER)
  hear(SERVER, 300)
  expect(changed).toHaveBeenCalledTimes(1)
  vi.setSystemTime(SERVER + 1000)
  hear(SERVER + 1000)
  expect(serverNow()).toEqual(new Date(SERVER + 1000))
  stop()
})

test('a slow answer, one in the same second, and one without a time leave a right clock alone', () => {
  const changed = vi.fn()
  const stop = onClockChange(changed)
  vi.setSystemTime(SERVER + 20_000)
  hear(SERVER + 5_000, 18_000)
  vi.setSystemTime(SERVER + 900)
  hear(SERVER)
  hearServerTime(answer(), Date.now())
  expect(changed).not.toHaveBeenCalled()
  stop()
})
