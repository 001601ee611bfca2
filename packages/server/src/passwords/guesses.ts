// Delays guesses at the password of an account, with as little delay as possible for its owner.
import type { Kysely } from 'kysely'
import { sharedKey } from '../db/shared-counters.ts'
import type { Database } from '../db/tables.ts'
import { Failure } from '../http/failure.ts'
import { GUESSES, KNOWN_NETWORK_MS } from '../http/limits/rate-limits.ts'
import type { Keys } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { countGuess, type GuessCounter, takeBackGuess } from './guess-counters.ts'
import { isKnownNetwork, knownNetworkKey, rememberNetwork } from './known-networks.ts'

/**
 * Runs `check`, in which a wrong password throws Failure `wrongCredentials`, and counts those.
 * Throws Failure `tooManyRequests` without running it while the caller has to wait.
 */
export type Guessing = <T>(account: string, network: string, check: () => Promise<T>) => Promise<T>

type Deps = {
  db: Kysely<Database>
  keys: Pick<Keys, 'counters'>
  settings: Pick<Settings, 'rateLimitFactor'>
  now: () => Date
}

/**
 * Two counters in the database: of an account at one network, and of an account from all networks where its owner has never
 * signed in. A guesser reaches the first for their own network only; the second stops a guesser with many networks, and does
 * not affect the networks where the owner has signed in.
 *
 * @param area hosts or administrators: one of each may have the same address
 */
export function limitGuesses({ db, keys, settings, now }: Deps, area: 'host' | 'admin'): Guessing {
  const counter = (kind: keyof typeof GUESSES, ...parts: string[]): GuessCounter => ({
    key: sharedKey(keys.counters, 'guesses', area, kind, ...parts),
    limit: { ...GUESSES[kind], free: Math.ceil(GUESSES[kind].free * settings.rateLimitFactor) },
  })

  return async (account, network, check) => {
    const knownNetwork = knownNetworkKey(keys, area, account, network)
    const here = counter('atNetwork', account, network)
    const isKnown = await isKnownNetwork(db, knownNetwork, now())
    const counters = isKnown ? [here] : [here, counter('anywhere', account)]
    // Counted before it is known to be wrong, so that a hundred simultaneous guesses count as a hundred.
    const delayMs = await countGuess(db, counters, now())
    if (delayMs > 0) throw new Failure('tooManyRequests', { retryAfterSeconds: Math.ceil(delayMs / 1000) })
    try {
      const done = await check()
      await takeBackGuess(db, counters)
      // A user who mistyped ten times and then typed the right password must not wait at the next sign-in.
      await rememberNetwork(db, { knownNetwork, clear: here.key }, now(), KNOWN_NETWORK_MS)
      return done
    } catch (error) {
      if (!(error instanceof Failure && error.key === 'wrongCredentials')) await takeBackGuess(db, counters)
      throw error
    }
  }
}
