// Remembers the networks where the owner of an account has signed in: guesses from elsewhere do not delay sign-ins there.
import type { Kysely } from 'kysely'
import { sharedKey } from '../db/shared-counters.ts'
import type { Database } from '../db/tables.ts'
import type { Keys } from '../secrets.ts'

/** @param area hosts or administrators: one of each may have the same address */
export const knownNetworkKey = (
  keys: Pick<Keys, 'counters'>,
  area: 'host' | 'admin',
  account: string,
  network: string,
): string => sharedKey(keys.counters, 'signed in', area, account, network)

export async function isKnownNetwork(db: Kysely<Database>, key: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('shared_counters')
    .select('key')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * An account as a call from one network names it. `isKnown`: its owner has signed in there. `key`: an HMAC of
 * both. `line`: its place in a queue, the owner's on a known network, else the network's.
 */
export type AccountAtNetwork = { key: string; isKnown: boolean; line: string }

export async function accountAtNetwork(
  { db, keys, now }: { db: Kysely<Database>; keys: Pick<Keys, 'counters'>; now: Date },
  area: 'host' | 'admin',
  account: string,
  network: string,
): Promise<AccountAtNetwork> {
  const key = knownNetworkKey(keys, area, account, network)
  const isKnown = await isKnownNetwork(db, key, now)
  return { key, isKnown, line: isKnown ? key : network }
}

/** Trusts the network for `trustedForMs` from now, and clears the counter `clear`. */
export async function rememberNetwork(
  db: Kysely<Database>,
  { knownNetwork, clear }: { knownNetwork: string; clear: string },
  now: Date,
  trustedForMs: number,
): Promise<void> {
  const row = { count: 0, counted_at: now, expires_at: new Date(now.getTime() + trustedForMs) }
  await db.deleteFrom('shared_counters').where('key', '=', clear).execute()
  await db
    .insertInto('shared_counters')
    .values({ key: knownNetwork, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
