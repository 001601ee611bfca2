// Rate-limits sign-ins and codes by network; where the owner of the named account has signed in before, by account and network.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { RateLimitSubject } from '../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import type { LimitName } from '../http/limits/rate-limits.ts'
import type { Keys } from '../secrets.ts'
import { type AccountAtNetwork, accountAtNetwork } from './known-networks.ts'

/** Counts a call in the name of `account`. Throws Failure `tooManyRequests`. */
export type UnknownNetworkLimits = (
  name: LimitName,
  account: string,
  subject: RateLimitSubject,
) => Promise<AccountAtNetwork>

type Deps = { db: Kysely<Database>; keys: Pick<Keys, 'counters'>; now: () => Date }

/**
 * Others on the owner's network cannot lock out the owner. A sign-in from a network that knows the account counts
 * for the account at that network, not for the network: right passwords are no guesses, and each takes a hash.
 * @param area hosts or administrators: one of each may have the same address
 */
export function limitUnknownNetworks(
  { db, keys, now }: Deps,
  limits: RateLimits,
  area: 'host' | 'admin',
): UnknownNetworkLimits {
  return async (name, account, subject) => {
    const named = await accountAtNetwork({ db, keys, now: now() }, area, account, subject.network)
    await (named.isKnown
      ? limits.spend('knownNetwork', { ...subject, knownNetwork: named.key })
      : limits.spend(name, subject))
    return named
  }
}
