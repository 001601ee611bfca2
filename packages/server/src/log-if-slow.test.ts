// An operator reads what a slow start waits for.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { logIfSlow } from './log-if-slow.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('reports a task after a second, once, and no quick one', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  const { promise, resolve } = Promise.withResolvers<number>()
  const opened = logIfSlow('Opening the database', () => promise)
  expect(await logIfSlow('Reading the settings', async () => 1)).toBe(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(write.mock.calls).toEqual([['Opening the database …\n']])
  resolve(2)
  expect(await opened).toBe(2)
})
