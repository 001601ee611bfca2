// Lists which sessions of a host have not ended.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'

/** As a guard decides it: of a deactivated or deleted host none is live. */
export async function listLiveSessions(
  db: Kysely<Database>,
  hostId: string,
  sessionIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('hosts')
    .leftJoin('refresh_tokens as ended', (join) =>
      join
        .onRef('ended.host_id', '=', 'hosts.id')
        .on('ended.id', 'in', sessionIds)
        .on('ended.revoked_at', 'is not', null),
    )
    .select('ended.id')
    .where('hosts.id', '=', hostId)
    .where('hosts.deactivated_at', 'is', null)
    .where('hosts.deleted_at', 'is', null)
    .execute()
  if (rows.length === 0) return []
  const ended = new Set(rows.map(({ id }) => id))
  return sessionIds.filter((id) => !ended.has(id))
}
