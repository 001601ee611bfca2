// Slows down whoever guesses at the password of an account, and as little as can be whoever knows it.
import { Failure } from '../http/failure.ts'
import { COUNTERS_KEPT, GUESSES } from '../http/rate-limits.ts'
import { type Guesses, type GuessLimit, guessDelayMs, NO_GUESSES, withGuess } from './guess-delay.ts'
import { recentMap } from './recent-map.ts'

/**
 * Does `check`, in which a wrong password throws Failure `wrongCredentials`, and counts those.
 * Throws Failure `tooManyRequests` without doing it while one has to wait.
 */
export type Guessing = <T>(account: string, network: string, check: () => Promise<T>) => Promise<T>

type Given = { now: () => Date; rateLimitFactor: number }

/**
 * Two counts: of an account at one network, and of an account from all networks where nobody has signed in to it.
 * A stranger reaches the first for their own network alone; the second stops a guesser with many networks, and leaves
 * those where the owner has signed in before untouched. Counted in this process.
 */
export function limitGuesses({ now, rateLimitFactor }: Given): Guessing {
  const atNetwork = counter(GUESSES.atNetwork, rateLimitFactor)
  const anywhere = counter(GUESSES.anywhere, rateLimitFactor)
  const signedInBefore = recentMap<true>(COUNTERS_KEPT)

  return async (account, network, check) => {
    const here = `${network} ${account}`
    const isAtHome = signedInBefore.get(here) === true
    const counts = isAtHome ? [atNetwork.of(here)] : [atNetwork.of(here), anywhere.of(account)]
    const at = now().getTime()
    const delayMs = Math.max(...counts.map((count) => count.delayMs(at)))
    if (delayMs > 0) throw new Failure('tooManyRequests', { retryAfterSeconds: Math.ceil(delayMs / 1000) })
    // Counted before it is known to be wrong, so that a hundred at once count as a hundred.
    for (const count of counts) count.add(at)
    try {
      const done = await check()
      signedInBefore.set(here, true)
      for (const count of counts) count.takeBack()
      // Whoever mistyped ten times, and then did not, is not to wait at the next sign-in.
      atNetwork.of(here).forget()
      return done
    } catch (error) {
      if (!(error instanceof Failure && error.key === 'wrongCredentials'))
        for (const count of counts) count.takeBack()
      throw error
    }
  }
}

function counter(numbers: GuessLimit, factor: number) {
  const limit = { ...numbers, free: Math.ceil(numbers.free * factor) }
  const kept = recentMap<Guesses>(COUNTERS_KEPT)
  const of = (key: string) => {
    const read = () => kept.get(key) ?? NO_GUESSES
    return {
      delayMs: (at: number) => guessDelayMs(read(), limit, at),
      add: (at: number) => kept.set(key, withGuess(read(), limit, at)),
      takeBack: () => kept.set(key, { ...read(), wrong: Math.max(0, read().wrong - 1) }),
      forget: () => kept.set(key, NO_GUESSES),
    }
  }
  return { of }
}
