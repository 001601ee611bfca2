// Begins a session, and says what its tokens are.
import { randomUUID } from 'node:crypto'
import type { Tokens } from '@lifafa/contract/endpoints/auth'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { Keys } from '../../../secrets.ts'
import { newRefreshToken, refreshTokenHash } from '../crypto/refresh-token.ts'
import { signAccessToken } from '../rules/access-token.ts'
import { familyEnd, tokenEnd } from '../rules/refresh-token.ts'

/** `id` is that of the family of refresh tokens, of which `refresh` is to be used next. */
type Session = { id: string; refresh: string }

/** Starts a family of refresh tokens: the first one's id names it, and its `revoked_at` ends the whole. */
export async function openHostSession(
  trx: Transaction<Database>,
  hostId: string,
  now: Date,
): Promise<Session> {
  const id = randomUUID()
  const refresh = newRefreshToken()
  const familyEndsAt = familyEnd(now)
  await trx
    .insertInto('refresh_tokens')
    .values({
      id,
      family_id: id,
      host_id: hostId,
      token_hash: refreshTokenHash(refresh),
      created_at: now,
      expires_at: tokenEnd(now, familyEndsAt),
      family_expires_at: familyEndsAt,
    })
    .execute()
  return { id, refresh }
}

/** The pair that a host is handed. Outside of transactions: signing waits for Node's pool of threads. */
export const hostTokens = async (
  { hostAccess }: Keys,
  hostId: string,
  { id, refresh }: Session,
  now: Date,
): Promise<Tokens> => ({
  access: await signAccessToken(hostAccess, 'host', { accountId: hostId, sessionId: id }, now),
  refresh,
})
