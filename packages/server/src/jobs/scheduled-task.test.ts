// Scheduled tasks survive failures, and do not delay a shutdown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScheduledTask } from './scheduled-task.ts'

const log = { error: vi.fn(), warn: vi.fn() }
beforeEach(() => {
  vi.useFakeTimers()
  log.error.mockClear()
  log.warn.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a run that fails once is a warning, which wakes nobody, and the task runs again', async () => {
  const failure = new Error('The provider is down.')
  const action = vi.fn(async () => {}).mockRejectedValueOnce(failure)
  const task = startScheduledTask({ name: 'the action', everyMs: 1000, action }, log)
  await vi.advanceTimersByTimeAsync(2000)
  expect(action).toHaveBeenCalledTimes(3)
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { round: 'the action', reason: 'Error: The provider is down.' },
    'a scheduled task failed; it is tried again',
  )
  await task.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(action).toHaveBeenCalledTimes(3)
})

test('a long run gets a stop signal and is waited for, at most two seconds', async () => {
  const listens = vi.fn(
    (signal: AbortSignal) => new Promise<void>((done) => signal.addEventListener('abort', () => done())),
  )
  await startScheduledTask({ name: 'listens', everyMs: 1000, action: listens }, log).close()

  const closed = vi.fn()
  startScheduledTask({ name: 'endless', everyMs: 1000, action: () => new Promise(() => {}) }, log)
    .close()
    .then(closed)
  await vi.advanceTimersByTimeAsync(1999)
  expect(closed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(closed).toHaveBeenCalled()
})

const alarms = () =>
  log.error.mock.calls.flatMap(([{ alarm, ...details }]) => (alarm ? [{ alarm, ...details }] : []))

test('two failures in a row raise an alarm, once until a run succeeds; a daily task is retried sooner', async () => {
  const DAY_MS = 24 * 60 * 60_000
  const failure = new Error('The provider is down.')
  const action = vi.fn(async () => {})
  for (let times = 0; times < 4; times++) action.mockRejectedValueOnce(failure)
  const task = startScheduledTask({ name: 'the daily list', everyMs: DAY_MS, action }, log)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(alarms()).toEqual([])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(action).toHaveBeenCalledTimes(5)
  expect(alarms()).toEqual([{ alarm: 'round-failed', round: 'the daily list', err: failure }])
  await task.close()
})

test('a run that takes longer than a quarter of an hour raises an alarm', async () => {
  const task = startScheduledTask(
    { name: 'endless', everyMs: 1000, action: () => new Promise(() => {}) },
    log,
  )
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect(alarms()).toMatchObject([{ alarm: 'round-failed', round: 'endless' }])
  void task.close()
  await vi.advanceTimersByTimeAsync(2_000)
})
