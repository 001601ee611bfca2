import { expect, it } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

/** Work that ends when it is told to. */
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

it('runs so many at once; who waits comes in order, and who is too many is refused at once', async () => {
  const inTurn = boundedQueue(2, 1, refusal)
  const [a, b, c, d] = [task(), task(), task(), task()]
  const results = [a, b, c].map(({ run }) => inTurn(run))
  await expect(inTurn(d.run)).rejects.toThrow('full')
  await turn()
  expect([a, b, c, d].map(({ state }) => state.isRunning)).toEqual([true, true, false, false])

  a.resolve('a')
  await turn()
  expect(c.state.isRunning).toBe(true)
  b.resolve('b')
  c.resolve('c')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

it('work that fails gives its place back', async () => {
  const inTurn = boundedQueue(1, 1, refusal)
  const [failing, next] = [task(), task()]
  const failed = inTurn(failing.run)
  const done = inTurn(next.run)
  failing.reject(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  next.resolve('done')
  expect(await done).toBe('done')
  expect(await inTurn(async () => 'again')).toBe('again')
})

it('never runs more than its number, however many come and go', async () => {
  const inTurn = boundedQueue(3, 100, refusal)
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 50 }, () =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await turn()
        running--
      }),
    ),
  )
  expect(most).toBe(3)
})
