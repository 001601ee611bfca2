// Authenticates hosts and administrators: a valid access token of a verified, active account, in a session that has not ended.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/tables.ts'
import { Failure } from '../http/failure.ts'
import type { Guard } from '../http/serve.ts'
import { type AccessKeys, type Audience, type Caller, readAccessToken } from './access-token.ts'
import { accountTable, ownerColumn } from './owner.ts'

/** So many ended sessions are remembered; an older one is found in the database again. */
const MOST_ENDED = 10_000

const NOT_SIGNED_IN = { host: {}, admin: { message: adminSentences.notAuthenticated } }

type Deps = { db: Kysely<Database>; keys: AccessKeys; now: () => Date }

/**
 * Returns the account and session of an Authorization header. Throws Failure `notSignedIn` without a valid, unexpired token for this
 * audience, `notVerified` before the email is verified, `sessionOver` if the account is deactivated or gone, or the session has ended
 * (logged out, reset, reused). A session that has ended never begins again: calls with its tokens, which are valid for minutes, use
 * up no limit of the account.
 */
export function accountGuard(audience: Audience, { db, keys, now }: Deps): Guard {
  const ended = new LRUCache<string, true>({ max: MOST_ENDED })
  return async ({ headers }, count) => {
    const token = bearer(headers.authorization)
    const caller = token && (await readAccessToken(keys, audience, token, now()))
    if (!caller) throw new Failure('notSignedIn', NOT_SIGNED_IN[audience])
    if (ended.get(caller.sessionId)) throw new Failure('sessionOver')
    await count?.(caller)
    const account = await readStatus(db, audience, caller)
    if (account?.revoked_at) ended.set(caller.sessionId, true)
    if (!account || account.deactivated_at || account.revoked_at) throw new Failure('sessionOver')
    if (!account.email_verified_at) throw new Failure('notVerified')
    return caller
  }
}

/** The token of `Authorization: Bearer …` (RFC 6750). */
const bearer = (authorization: string | undefined): string | undefined =>
  authorization?.match(/^Bearer +(\S+)$/i)?.[1]

/** `revoked_at`: when the session was ended before it expired. */
type Status = Record<'email_verified_at' | 'deactivated_at' | 'revoked_at', Date | null>

/** One query by two primary keys. An administrator is never deactivated. */
async function readStatus(
  db: Kysely<Database>,
  audience: Audience,
  { accountId, sessionId }: Caller,
): Promise<Status | undefined> {
  const { rows } = await sql<Status>`
    select account.email_verified_at, first.revoked_at,
      ${audience === 'host' ? sql`account.deactivated_at` : sql`null::timestamptz as deactivated_at`}
    from ${sql.table(accountTable[audience])} account
    left join refresh_tokens first on first.${sql.ref(ownerColumn[audience])} = account.id and first.id = ${sessionId}
    where account.id = ${accountId}`.execute(db)
  return rows[0]
}
