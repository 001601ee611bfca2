// Limits concurrent calls to the provider: half as many after a 429, one more after as many answers as run at once.
import { boundedQueue } from '../../bounded-queue.ts'
import { ProviderError } from '../provider.ts'

const MOST_AT_ONCE = 50
const FEWEST_AT_ONCE = 2
/** Further calls fail at once: a guest gets an answer within seconds, however many ask. */
const WAITING = 100
const WAIT_MS = 1_000

/** The call was not made. */
export class TooManyWait extends Error {}

/** Makes a call when there is room. Throws TooManyWait, and what the call throws. */
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
        // Concurrent calls that all get a 429 count as one.
        if (isRateLimited(error) && before === slowdowns) {
          slowdowns++
          atOnce = Math.max(FEWEST_AT_ONCE, atOnce / 2)
        }
        throw error
      }
    })
}

const isRateLimited = (error: unknown): boolean =>
  error instanceof ProviderError && error.outcome === 'unavailable'
