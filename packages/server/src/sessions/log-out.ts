// Ends the session of a user who logs out.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Audience } from './access-token.ts'
import { endFamily } from './end-sessions.ts'
import { ownerColumn } from './owner.ts'
import { refreshTokenHash } from './refresh-token.ts'

/** Ends the session of this refresh token, used or not; an unknown token has nothing to end. Returns its owner. */
export async function logOut(
  db: Kysely<Database>,
  audience: Audience,
  refreshToken: string,
  now: Date,
): Promise<string | undefined> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select(['family_id', ownerColumn[audience]])
    .where('token_hash', '=', refreshTokenHash(refreshToken))
    .where(ownerColumn[audience], 'is not', null)
    .executeTakeFirst()
  if (!token) return undefined
  await endFamily(db, token.family_id, now)
  return token[ownerColumn[audience]] ?? undefined
}
