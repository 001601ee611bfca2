// Rate-limits calls with a refresh token: a known one by its session and account, others by network, so that invalid tokens use up nobody else's limit.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import type { Spender } from '../http/limits/spender.ts'
import type { Audience } from './access-token.ts'
import { ownerColumn } from './owner.ts'
import { refreshTokenHash } from './refresh-token.ts'

/** Counts a call. Throws Failure `tooManyRequests`. */
type TokenLimits = (name: 'refresh' | 'logout', token: string, spender: Spender) => Promise<void>

/** A token of another audience is treated as unknown; one that was used, or whose session has ended, is known. */
export function limitTokens(db: Kysely<Database>, limits: RateLimits, audience: Audience): TokenLimits {
  return async (name, token, spender) => {
    await limits.spend('readToken', spender)
    const known = await db
      .selectFrom('refresh_tokens')
      .select(['family_id', `${ownerColumn[audience]} as accountId`])
      .where('token_hash', '=', refreshTokenHash(token))
      .where(ownerColumn[audience], 'is not', null)
      .executeTakeFirst()
    await (known
      ? limits.spend(name, {
          ...spender,
          sessionId: known.family_id,
          accountId: known.accountId ?? undefined,
        })
      : limits.spend('unknownToken', spender))
  }
}
