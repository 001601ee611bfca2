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

type Area = 'host' | 'admin'

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
export function limitGuesses({ db, keys, settings, now }: Deps, area: Area): Guessing {
  const counter = (kind: keyof typeof GUESSES, ...parts: string[]): GuessCounter => ({
    key: guessesKey(keys, area, kind, ...parts),
    limit: { ...GUESSES[kind], free: Math.ceil(GUESSES[kind].free * settings.rateLimitFactor) },
  })

  return async (account, network, check) => {
    const here = counter('atNetwork', account, network)
    const isKnown = await isKnownNetwork(db, knownNetworkKey(keys, area, account, network), now())
    const counters = isKnown ? [here] : [here, counter('anywhere', account)]
    // Counted before it is known to be wrong, so that a hundred simultaneous guesses count as a hundred.
    const delayMs = await countGuess(db, counters, now())
    if (delayMs > 0) throw new Failure('tooManyRequests', { retryAfterSeconds: Math.ceil(delayMs / 1000) })
    try {
      const done = await check()
      await takeBackGuess(db, counters)
      return done
    } catch (error) {
      if (!(error instanceof Failure && error.key === 'wrongCredentials')) await takeBackGuess(db, counters)
      throw error
    }
  }
}

const guessesKey = (
  keys: Pick<Keys, 'counters'>,
  area: Area,
  kind: keyof typeof GUESSES,
  ...parts: string[]
): string => sharedKey(keys.counters, 'guesses', area, kind, ...parts)

/** For an owner who has signed in, or has set a new password: who mistyped ten times before must not wait at the next sign-in there. */
export const trustNetwork = (
  { db, keys, now }: Omit<Deps, 'settings'>,
  area: Area,
  account: string,
  network: string,
): Promise<void> =>
  rememberNetwork(
    db,
    {
      knownNetwork: knownNetworkKey(keys, area, account, network),
      clear: guessesKey(keys, area, 'atNetwork', account, network),
    },
    now(),
    KNOWN_NETWORK_MS,
  )
