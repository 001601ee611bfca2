// Exchanges a refresh token for its successor. Whoever asks twice at once gets the same one; whoever asks later is a thief,
// or was robbed, and the session ends (RFC 9700 §4.14.2).
import type { Tokens } from '@lifafa/contract/endpoints/auth'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { endFamily } from '../../../sessions/end-sessions.ts'
import { refreshTokenHash, successorOf } from '../crypto/refresh-token.ts'
import { judge, tokenEnd } from '../rules/refresh-token.ts'
import { hostTokens } from './open-session.ts'

type Given = Pick<Services, 'db' | 'keys'> & { now: Date }
type Refreshed = { outcome: 'refreshed'; tokens: Tokens } | { outcome: 'reused'; hostId: string }

/** Throws Failure `sessionOver`; `notVerified`, where the token stays as it is. A reuse has ended the session already. */
export async function refreshSession({ db, keys, now }: Given, token: string): Promise<Refreshed> {
  const successor = successorOf(keys.refresh, token)
  const { outcome, hostId, sessionId } = await inTransaction(db, async (trx) => {
    const held = await findToken(trx, token)
    const verdict = held && !held.deactivated_at ? judge(held, now) : 'over'
    if (!held || verdict === 'over') throw new Failure('sessionOver')
    if (!held.email_verified_at) throw new Failure('notVerified')
    if (verdict === 'reused') await endFamily(trx, held.family_id, now)
    if (verdict === 'fresh') await exchange(trx, held, successor, now)
    return { outcome: verdict, hostId: held.host_id, sessionId: held.family_id }
  })
  if (outcome === 'reused') return { outcome, hostId }
  return {
    outcome: 'refreshed',
    tokens: await hostTokens(keys, hostId, { id: sessionId, refresh: successor }, now),
  }
}

type HeldToken = NonNullable<Awaited<ReturnType<typeof findToken>>>

const findToken = (trx: Transaction<Database>, token: string) =>
  trx
    .selectFrom('refresh_tokens as token')
    .innerJoin('refresh_tokens as first', 'first.id', 'token.family_id')
    .innerJoin('hosts', 'hosts.id', 'token.host_id')
    .select([
      'token.id',
      'token.family_id',
      'token.expires_at',
      'token.rotated_at',
      'token.family_expires_at',
    ])
    .select('first.revoked_at as family_revoked_at')
    .select(['hosts.id as host_id', 'hosts.email_verified_at', 'hosts.deactivated_at'])
    .where('token.token_hash', '=', refreshTokenHash(token))
    .executeTakeFirst()

/** Of many at once one makes the successor; the others wait for it, and find it made. */
async function exchange(
  trx: Transaction<Database>,
  held: HeldToken,
  successor: string,
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
      token_hash: refreshTokenHash(successor),
      created_at: now,
      expires_at: tokenEnd(now, held.family_expires_at),
      family_expires_at: held.family_expires_at,
    })
    .execute()
}
