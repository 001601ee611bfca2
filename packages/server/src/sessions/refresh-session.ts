// Exchanges a refresh token for its successor. Repeated within the grace period it returns the same one; a later reuse means
// that the token was stolen, and the session ends (RFC 9700 §4.14.2).
import type { Tokens } from '@lifafa/contract/endpoints/session-tokens'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Device } from '../http/device.ts'
import { Failure } from '../http/failure.ts'
import type { Keys } from '../secrets.ts'
import type { Audience } from './access-token.ts'
import { endFamily } from './end-sessions.ts'
import { sessionTokens } from './open-session.ts'
import { ownerColumn } from './owner.ts'
import { tokenEnd, tokenState } from './refresh-rules.ts'
import { refreshTokenHash, successorOf } from './refresh-token.ts'

type Deps = { db: Kysely<Database>; keys: Keys; device: Device; now: Date }
type Refreshed = { outcome: 'refreshed'; tokens: Tokens } | { outcome: 'reused'; accountId: string }

/**
 * A token of another audience is treated as unknown.
 * Throws Failure `sessionOver`; `notVerified`, where the token stays as it is. A reuse has ended the session already.
 */
export async function refreshSession(
  { db, keys, device, now }: Deps,
  audience: Audience,
  token: string,
): Promise<Refreshed> {
  const successor = successorOf(keys.refresh, token)
  const { outcome, accountId, sessionId } = await inTransaction(db, async (trx) => {
    const held = await findToken(trx, audience, token)
    const state = held && !held.deactivated_at ? tokenState(held, now) : 'over'
    if (!held?.account_id || state === 'over') throw new Failure('sessionOver')
    if (!held.email_verified_at) throw new Failure('notVerified')
    if (state === 'reused') await endFamily(trx, held.family_id, now)
    if (state === 'fresh') await exchange(trx, held, successor, device, now)
    return { outcome: state, accountId: held.account_id, sessionId: held.family_id }
  })
  if (outcome === 'reused') return { outcome, accountId }
  const owner = { audience, id: accountId }
  return {
    outcome: 'refreshed',
    tokens: await sessionTokens(keys, owner, { id: sessionId, refresh: successor }, now),
  }
}

type HeldToken = NonNullable<Awaited<ReturnType<typeof findToken>>>

/** With its owner: exactly one of host and administrator. */
const findToken = (trx: Transaction<Database>, audience: Audience, token: string) =>
  trx
    .selectFrom('refresh_tokens as token')
    .innerJoin('refresh_tokens as first', 'first.id', 'token.family_id')
    .leftJoin('hosts', 'hosts.id', 'token.host_id')
    .leftJoin('admins', 'admins.id', 'token.admin_id')
    .select([
      'token.id',
      'token.family_id',
      'token.host_id',
      'token.admin_id',
      'token.expires_at',
      'token.rotated_at',
      'token.family_expires_at',
      'first.revoked_at as family_revoked_at',
      'hosts.deactivated_at',
    ])
    .select(({ fn }) => [
      fn.coalesce('hosts.id', 'admins.id').as('account_id'),
      fn.coalesce('hosts.email_verified_at', 'admins.email_verified_at').as('email_verified_at'),
    ])
    .where('token.token_hash', '=', refreshTokenHash(token))
    .where(`token.${ownerColumn[audience]}`, 'is not', null)
    .executeTakeFirst()

/** One of many simultaneous calls makes the successor; the others wait and find it made. */
async function exchange(
  trx: Transaction<Database>,
  held: HeldToken,
  successor: string,
  device: Device,
  now: Date,
): Promise<void> {
  const claimed = await trx
    .updateTable('refresh_tokens')
    .set({ rotated_at: now })
    .where('id', '=', held.id)
    .where('rotated_at', 'is', null)
    .executeTakeFirst()
  if (claimed.numUpdatedRows !== 1n) return
  await trx
    .insertInto('refresh_tokens')
    .values({
      family_id: held.family_id,
      host_id: held.host_id,
      admin_id: held.admin_id,
      token_hash: refreshTokenHash(successor),
      created_at: now,
      expires_at: tokenEnd(now, held.family_expires_at),
      family_expires_at: held.family_expires_at,
    })
    .execute()
  // The first token's row is the session's: its owner sees device and network there.
  await trx
    .updateTable('refresh_tokens')
    .set({ user_agent: device.userAgent, network: device.network, last_used_at: now })
    .where('id', '=', held.family_id)
    .execute()
}
