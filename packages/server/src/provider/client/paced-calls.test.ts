// How many calls to the provider run at once, after 429 and after answers.
import { afterEach, expect, test, vi } from 'vitest'
import { ProviderError } from '../provider.ts'
import { TooManyWait, throttleCalls } from './paced-calls.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))
const tooOften = () => Promise.reject(new ProviderError('unavailable', '429'))

/** How many of sixty calls begin before one has ended. */
async function countAtOnce(paced: ReturnType<typeof throttleCalls>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const calls = Array.from({ length: 60 }, () =>
    paced(() => {
      begun++
      return promise
    }),
  )
  await turn()
  const atOnce = begun
  resolve()
  await Promise.all(calls)
  return atOnce
}

afterEach(() => vi.useRealTimers())

test('fifty calls run at once and a hundred wait; the next one fails at once [provider-9]', async () => {
  const paced = throttleCalls()
  const { promise, resolve } = Promise.withResolvers<string>()
  const calls = Array.from({ length: 150 }, () => paced(() => promise))
  await expect(paced(() => promise)).rejects.toThrow(TooManyWait)
  resolve('answered')
  expect(await Promise.all(calls)).toEqual(Array(150).fill('answered'))
})

test('behind slow calls none waits for more than a second', async () => {
  vi.useFakeTimers()
  const paced = throttleCalls()
  const { promise, resolve } = Promise.withResolvers<string>()
  const calls = Promise.allSettled(Array.from({ length: 60 }, () => paced(() => promise)))
  await vi.advanceTimersByTimeAsync(1_000)
  resolve('answered')
  const outcomes = (await calls).map((it) => (it.status === 'rejected' ? it.reason : it.value))
  expect(outcomes.filter((it) => it === 'answered')).toHaveLength(50)
  expect(outcomes.filter((it) => it instanceof TooManyWait)).toHaveLength(10)
})

test('a 429 halves the concurrency, also where many arrive together, down to two [provider-10]', async () => {
  const paced = throttleCalls()
  expect(await countAtOnce(paced)).toBe(50)
  await Promise.allSettled(Array.from({ length: 10 }, () => paced(tooOften)))
  expect(await countAtOnce(paced)).toBe(25)
  for (let time = 0; time < 10; time++) await paced(tooOften).catch(() => {})
  expect(await countAtOnce(paced)).toBe(2)
})

test('answers raise the concurrency again, one by one', async () => {
  const paced = throttleCalls()
  for (let time = 0; time < 10; time++) await paced(tooOften).catch(() => {})
  for (let answer = 0; answer < 6; answer++) await paced(async () => 'answered')
  expect(await countAtOnce(paced)).toBe(4)
})

test('other failures do not change the concurrency', async () => {
  const paced = throttleCalls()
  await paced(() => Promise.reject(new ProviderError('unknown', 'no answer'))).catch(() => {})
  expect(await countAtOnce(paced)).toBe(50)
})
