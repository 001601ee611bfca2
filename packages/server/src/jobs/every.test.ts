// Recurring actions: they survive their failures, and hold up nobody who wants to stop.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every } from './every.ts'

const log = { error: vi.fn() }
beforeEach(() => {
  vi.useFakeTimers()
  log.error.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an action that fails is told in the log, and done again', async () => {
  const failure = new Error('The provider is down.')
  const action = vi.fn(async () => {}).mockRejectedValueOnce(failure)
  const round = every({ name: 'the action', everyMs: 1000, action }, log)
  await vi.advanceTimersByTimeAsync(2000)
  expect(action).toHaveBeenCalledTimes(3)
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'a recurring action failed')
  await round.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(action).toHaveBeenCalledTimes(3)
})

test('a long action is told to stop, and is waited for until it has; one that does not listen, for two seconds', async () => {
  const listens = vi.fn(
    (signal: AbortSignal) => new Promise<void>((done) => signal.addEventListener('abort', () => done())),
  )
  await every({ name: 'listens', everyMs: 1000, action: listens }, log).close()

  const closed = vi.fn()
  every({ name: 'endless', everyMs: 1000, action: () => new Promise(() => {}) }, log)
    .close()
    .then(closed)
  await vi.advanceTimersByTimeAsync(1999)
  expect(closed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(closed).toHaveBeenCalled()
})

const alarms = () =>
  log.error.mock.calls.flatMap(([{ alarm, ...details }]) => (alarm ? [{ alarm, ...details }] : []))

test('an action that fails twice in a row is an alarm, once until it has succeeded; a daily one is not left for a day', async () => {
  const DAY_MS = 24 * 60 * 60_000
  const failure = new Error('The provider is down.')
  const action = vi.fn(async () => {})
  for (let times = 0; times < 4; times++) action.mockRejectedValueOnce(failure)
  const round = every({ name: 'the daily list', everyMs: DAY_MS, action }, log)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(alarms()).toEqual([])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(action).toHaveBeenCalledTimes(5)
  expect(alarms()).toEqual([{ alarm: 'round-failed', round: 'the daily list', err: failure }])
  await round.close()
})

test('an action that runs for longer than a quarter of an hour is an alarm', async () => {
  const round = every({ name: 'endless', everyMs: 1000, action: () => new Promise(() => {}) }, log)
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect(alarms()).toMatchObject([{ alarm: 'round-failed', round: 'endless' }])
  void round.close()
  await vi.advanceTimersByTimeAsync(2_000)
})
