// Lists the sessions of an account.
import type { Session } from '@lifafa/contract/endpoints/sessions'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { deviceName } from './device-name.ts'
import { type Owner, ownerColumn } from './owner.ts'

const MOST = 100

/** Sessions that can still be refreshed, the one used last first; `thisId` is marked. */
export async function listSessions(
  db: Kysely<Database>,
  { audience, id }: Owner,
  thisId: string,
  now: Date,
): Promise<Session[]> {
  const firsts = await db
    .selectFrom('refresh_tokens as first')
    .select(['first.id', 'first.user_agent', 'first.network', 'first.created_at'])
    .select(sql<Date>`coalesce(first.last_used_at, first.created_at)`.as('used_at'))
    .where(`first.${ownerColumn[audience]}`, '=', id)
    .whereRef('first.id', '=', 'first.family_id')
    .where('first.revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens as newest')
          .select('newest.id')
          .whereRef('newest.family_id', '=', 'first.id')
          .where('newest.rotated_at', 'is', null)
          .where('newest.expires_at', '>', now),
      ),
    )
    .orderBy('used_at', 'desc')
    .orderBy('first.id')
    .limit(MOST)
    .execute()
  return firsts.map((first) => ({
    id: first.id,
    ...deviceName(first.user_agent),
    network: first.network,
    signed_in_at: first.created_at.toISOString(),
    last_used_at: first.used_at.toISOString(),
    is_this: first.id === thisId,
  }))
}
