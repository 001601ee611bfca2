// An operator reads what a slow start waits for.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sayWhenSlow } from './say-when-slow.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('reports a task after a second, once, and no quick one', async () => {
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
