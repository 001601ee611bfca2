// Tests the limits of the queue for costly work: what runs, waits and is refused.
import { expect, it } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

/** Work that ends when the test says so. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const state = { isRunning: false }
  const run = () => {
    state.isRunning = true
    return promise
  }
  return { state, run, resolve, reject }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const refusal = () => new Error('full')

it('work beyond the limit waits in order, and beyond the queue is refused at once', async () => {
  const withLock = boundedQueue({ atOnce: () => 2, waiting: 1 }, refusal)
  const [a, b, c, d] = [task(), task(), task(), task()]
  const results = [a, b, c].map(({ run }) => withLock(run))
  await expect(withLock(d.run)).rejects.toThrow('full')
  await turn()
  expect([a, b, c, d].map(({ state }) => state.isRunning)).toEqual([true, true, false, false])

  a.resolve('a')
  await turn()
  expect(c.state.isRunning).toBe(true)
  b.resolve('b')
  c.resolve('c')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

it('failing work frees its place', async () => {
  const withLock = boundedQueue({ atOnce: () => 1, waiting: 1 }, refusal)
  const [failing, next] = [task(), task()]
  const failed = withLock(failing.run)
  const done = withLock(next.run)
  failing.reject(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  next.resolve('done')
  expect(await done).toBe('done')
  expect(await withLock(async () => 'again')).toBe('again')
})

it('work that has waited too long is refused, and the next takes its place', async () => {
  const withLock = boundedQueue({ atOnce: () => 1, waiting: 2, waitMs: 20 }, refusal)
  const [first, late] = [task(), task()]
  const done = withLock(first.run)
  await expect(withLock(late.run)).rejects.toThrow('full')
  expect(late.state.isRunning).toBe(false)
  const next = withLock(async () => 'next')
  first.resolve('first')
  expect([await done, await next]).toEqual(['first', 'next'])
})

it('a lower limit delays new work, and a higher one starts waiting work', async () => {
  let atOnce = 2
  const withLock = boundedQueue({ atOnce: () => atOnce, waiting: 3 }, refusal)
  const [a, b, c, d, e] = [task(), task(), task(), task(), task()]
  const results = [a, b, c, d, e].map(({ run }) => withLock(run))
  const running = () => [a, b, c, d, e].map(({ state }) => state.isRunning)
  atOnce = 1
  a.resolve('a')
  await turn()
  expect(running()).toEqual([true, true, false, false, false])
  atOnce = 3
  b.resolve('b')
  await turn()
  expect(running()).toEqual([true, true, true, true, true])
  for (const { resolve } of [c, d, e]) resolve('done')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'done', 'done', 'done'])
})

it('one caller’s work waits in so many places, and others find room beside it', async () => {
  const withLock = boundedQueue({ atOnce: () => 1, waiting: 3, ofOne: 1 }, refusal)
  const [running, waiting, refused, other, nobodys] = [task(), task(), task(), task(), task()]
  const results = [withLock(running.run, 'a'), withLock(waiting.run, 'a')]
  await expect(withLock(refused.run, 'a')).rejects.toThrow('full')
  results.push(withLock(other.run, 'b'), withLock(nobodys.run))
  await expect(withLock(refused.run)).rejects.toThrow('full')
  for (const { resolve } of [running, waiting, other, nobodys]) resolve('done')
  expect(await Promise.all(results)).toEqual(Array(4).fill('done'))
})
