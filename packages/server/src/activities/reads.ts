// Reads a host's activity feed.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../db/tables.ts'

export type ListedActivity = Pick<Row<'activities'>, 'action' | 'description' | 'created_at'>

/** The latest activities of the host's boxes and account, newest first, at most `limit`. */
export const listRecentActivities = (
  db: Kysely<Database>,
  hostId: string,
  limit: number,
): Promise<ListedActivity[]> =>
  db
    .selectFrom('activities')
    .select(['action', 'description', 'created_at'])
    .where('host_id', '=', hostId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
