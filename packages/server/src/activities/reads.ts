// Reads a host's activity feed.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../db/tables.ts'

export type ListedActivity = Pick<Row<'activities'>, 'action' | 'description' | 'created_at'> & {
  /** Its name today; null if it is about no box. */
  box: string | null
}

/** The latest activities of the host's boxes and account, newest first, at most `limit`. */
export const listRecentActivities = (
  db: Kysely<Database>,
  hostId: string,
  limit: number,
): Promise<ListedActivity[]> =>
  db
    .selectFrom('activities as a')
    .leftJoin('event_boxes as b', 'b.id', 'a.event_box_id')
    .select(['a.action', 'a.description', 'a.created_at', 'b.name as box'])
    .where('a.host_id', '=', hostId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
