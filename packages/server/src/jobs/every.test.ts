// Recurring deeds: they survive their failures, and hold up nobody who wants to stop.
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

test('a deed that fails is told in the log, and done again', async () => {
  const failure = new Error('The provider is down.')
  const deed = vi.fn(async () => {}).mockRejectedValueOnce(failure)
  const round = every(1000, deed, log)
  await vi.advanceTimersByTimeAsync(2000)
  expect(deed).toHaveBeenCalledTimes(3)
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'a recurring deed failed')
  await round.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(deed).toHaveBeenCalledTimes(3)
})

test('a long deed is told to stop, and is waited for until it has; one that does not listen, for two seconds', async () => {
  const listens = vi.fn(
    (signal: AbortSignal) => new Promise<void>((done) => signal.addEventListener('abort', () => done())),
  )
  await every(1000, listens, log).close()

  const closed = vi.fn()
  every(1000, () => new Promise(() => {}), log)
    .close()
    .then(closed)
  await vi.advanceTimersByTimeAsync(1999)
  expect(closed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(closed).toHaveBeenCalled()
})
