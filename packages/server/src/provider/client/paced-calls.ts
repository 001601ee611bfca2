// Limits how many calls to the provider are under way: half as many after it answered 429, one more after each round of answers.
import { boundedQueue } from '../../bounded-queue.ts'
import { ProviderError } from '../provider.ts'

const MOST_AT_ONCE = 50
const FEWEST_AT_ONCE = 2
/** Who would wait longer is told at once to come again: a guest hears within seconds, however many ask. */
const WAITING = 100
const WAIT_MS = 1_000

/** The call was not made. */
export class TooManyWait extends Error {}

/** Makes a call in its turn. Throws TooManyWait, and what the call throws. */
export type Paced = <T>(call: () => Promise<T>) => Promise<T>

export function throttleCalls(): Paced {
  let atOnce = MOST_AT_ONCE
  let slowdowns = 0
  const limits = { atOnce: () => Math.floor(atOnce), waiting: WAITING, waitMs: WAIT_MS }
  const enqueue = boundedQueue(limits, () => new TooManyWait())

  return (call) =>
    enqueue(async () => {
      const before = slowdowns
      try {
        const answer = await call()
        atOnce = Math.min(MOST_AT_ONCE, atOnce + 1 / atOnce)
        return answer
      } catch (error) {
        // Calls that were under way together are asked for patience together: that counts once.
        if (isTooOften(error) && before === slowdowns) {
          slowdowns++
          atOnce = Math.max(FEWEST_AT_ONCE, atOnce / 2)
        }
        throw error
      }
    })
}

const isTooOften = (error: unknown): boolean => error instanceof ProviderError && error.outcome === 'busy'
