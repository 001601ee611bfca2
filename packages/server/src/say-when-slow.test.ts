// What somebody who starts the server reads while it is not ready.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sayWhenSlow } from './say-when-slow.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what takes longer than a second is told once, and what is quick is not', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  const { promise, resolve } = Promise.withResolvers<number>()
  const opened = sayWhenSlow('Opening the database', () => promise)
  expect(await sayWhenSlow('Reading the settings', async () => 1)).toBe(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(write.mock.calls).toEqual([['Opening the database …\n']])
  resolve(2)
  expect(await opened).toBe(2)
})
