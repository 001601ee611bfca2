// Ends the session of a host who logs out.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { endFamily } from '../../../sessions/end-sessions.ts'
import { refreshTokenHash } from '../crypto/refresh-token.ts'

/** The session that this refresh token belongs to or belonged to; one that never was is nothing to end. */
export async function logOut(db: Kysely<Database>, refreshToken: string, now: Date): Promise<void> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('token_hash', '=', refreshTokenHash(refreshToken))
    .where('host_id', 'is not', null)
    .executeTakeFirst()
  if (token) await endFamily(db, token.family_id, now)
}
