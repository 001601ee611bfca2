// Rate-limits calls with a refresh token: a known one by session and account, others by network, so that invalid ones use up nobody's limit.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { RateLimitSubject } from '../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import type { Audience } from './access-token.ts'
import { ownerColumn } from './owner.ts'
import { refreshTokenHash } from './refresh-token.ts'

/** Counts a call, and returns whose token it is, if it is known. Throws Failure `tooManyRequests`. */
type TokenLimits = (
  name: 'refresh' | 'logout',
  token: string,
  subject: RateLimitSubject,
) => Promise<{ familyId: string; accountId: string | null } | undefined>

/** A token of another audience is treated as unknown; one that was used, or whose session has ended, is known. */
export function limitTokens(db: Kysely<Database>, limits: RateLimits, audience: Audience): TokenLimits {
  return async (name, token, subject) => {
    await limits.spend('readToken', subject)
    const known = await db
      .selectFrom('refresh_tokens as token')
      .leftJoin('refresh_tokens as first', 'first.id', 'token.family_id')
      .select([
        'token.family_id as familyId',
        'first.revoked_at',
        `token.${ownerColumn[audience]} as accountId`,
      ])
      .where('token.token_hash', '=', refreshTokenHash(token))
      .where(`token.${ownerColumn[audience]}`, 'is not', null)
      .executeTakeFirst()
    await (known
      ? limits.spend(name, {
          ...subject,
          sessionId: known.familyId,
          // A session that has ended uses up nothing of its account.
          accountId: known.revoked_at ? undefined : (known.accountId ?? undefined),
        })
      : limits.spend('unknownToken', subject))
    return known
  }
}
