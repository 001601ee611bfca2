// Tests retries after the delay that the server states.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotOpened } from './not-opened.ts'
import { tryAgain } from './try-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(Math.random).mockRestore()
})

const never = new AbortController().signal
const refusedFor = (seconds?: number) => new NotOpened('createOrderFailed', undefined, seconds)

test('a call refused for twelve seconds is retried after these and a random few more, with a countdown', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(refusedFor(12)).mockResolvedValue('order')
  const countdown: number[] = []
  const tried = tryAgain(attempt, never, ({ seconds }) => countdown.push(seconds))
  await vi.advanceTimersByTimeAsync(15_999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await tried).toBe('order')
  expect(countdown).toEqual([16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})

test('no attempt follows after a stop', async () => {
  const attempt = vi.fn().mockRejectedValue(refusedFor(60))
  const stopping = new AbortController()
  const tried = tryAgain(attempt, stopping.signal, vi.fn())
  await vi.advanceTimersByTimeAsync(5_000)
  stopping.abort()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await tried).toBeUndefined()
  expect(attempt).toHaveBeenCalledTimes(1)
})

/** A second attempt that is under way, its countdown at 0, and how to stop. */
async function tryTwice() {
  const second = Promise.withResolvers<string>()
  const attempt = vi.fn().mockRejectedValueOnce(refusedFor(1)).mockReturnValue(second.promise)
  const onWait = vi.fn()
  const stopping = new AbortController()
  const tried = tryAgain(attempt, stopping.signal, onWait)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(onWait.mock.lastCall?.[0].seconds).toBe(0)
  return { attempt, onWait, second, tried, stop: () => stopping.abort() }
}

test('a stop during an attempt is heard at once, and the order that it opens is dropped', async () => {
  const { tried, second, stop } = await tryTwice()
  const ended = vi.fn()
  tried.then(ended)
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledWith(undefined)
  second.resolve('order')
  expect(await tried).toBeUndefined()
})

test('nothing is attempted after a stop that came before', async () => {
  const attempt = vi.fn()
  expect(await tryAgain(attempt, AbortSignal.abort(), vi.fn())).toBeUndefined()
  expect(attempt).not.toHaveBeenCalled()
})

test('no attempt follows one that was stopped and refused', async () => {
  const { attempt, onWait, second, stop } = await tryTwice()
  stop()
  onWait.mockClear()
  second.reject(refusedFor(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(onWait).not.toHaveBeenCalled()
})

test('a refusal without a delay is thrown at once, any other after eight attempts', async () => {
  const final = refusedFor()
  await expect(tryAgain(() => Promise.reject(final), never, vi.fn())).rejects.toBe(final)
  const attempt = vi.fn().mockRejectedValue(refusedFor(1))
  const tried = tryAgain(attempt, never, vi.fn()).catch((error) => error)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await tried).toBeInstanceOf(NotOpened)
  expect(attempt).toHaveBeenCalledTimes(8)
})
