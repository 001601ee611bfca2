// Starts a session and returns its tokens.
import { randomUUID } from 'node:crypto'
import type { Tokens } from '@lifafa/contract/endpoints/session-tokens'
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Device } from '../http/device.ts'
import { type AccessKeys, signAccessToken } from './access-token.ts'
import { type Owner, ownerColumn } from './owner.ts'
import { familyEnd, tokenEnd } from './refresh-rules.ts'
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts'

/** `id` is that of the family of refresh tokens, of which `refresh` is to be used next. */
type Session = { id: string; refresh: string }

/** Starts a family of refresh tokens: the first one's id names it, and its `revoked_at` ends the whole family. */
export async function openSession(
  trx: Transaction<Database>,
  owner: Owner,
  device: Device,
  now: Date,
): Promise<Session> {
  const id = randomUUID()
  const refresh = newRefreshToken()
  const familyEndsAt = familyEnd(owner.audience, now)
  await trx
    .insertInto('refresh_tokens')
    .values({
      id,
      family_id: id,
      [ownerColumn[owner.audience]]: owner.id,
      token_hash: refreshTokenHash(refresh),
      created_at: now,
      expires_at: tokenEnd(now, familyEndsAt),
      family_expires_at: familyEndsAt,
      user_agent: device.userAgent,
      network: device.network,
      last_used_at: now,
    })
    .execute()
  return { id, refresh }
}

/** The pair of tokens for the user. Outside of transactions: signing waits for Node's pool of threads. */
export const sessionTokens = async (
  keys: AccessKeys,
  { audience, id: accountId }: Owner,
  { id: sessionId, refresh }: Session,
  now: Date,
): Promise<Tokens> => ({
  access: await signAccessToken(keys, audience, { accountId, sessionId }, now),
  refresh,
})
