// Reads a host's activity feed.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../db/tables.ts'

export type ListedActivity = Pick<Row<'activities'>, 'action' | 'facts' | 'created_at'> & {
  /** Its name today; null if the activity is about no box. */
  box: string | null
  /** The name of the gift’s guest today, as the guest list has it; null if it has none, or the activity is about no gift. */
  guest: string | null
}

/** The activities of the host's boxes and account, newest first, at most `limit`. */
export const listActivities = (
  db: Kysely<Database>,
  hostId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ListedActivity[]> =>
  db
    .selectFrom('activities as a')
    .leftJoin('event_boxes as b', 'b.id', 'a.event_box_id')
    .leftJoin('contributions as c', (join) =>
      join
        .onRef('c.payment_order_id', '=', 'a.payment_order_id')
        .onRef('c.event_box_id', '=', 'a.event_box_id'),
    )
    .select(['a.action', 'a.facts', 'a.created_at', 'b.name as box'])
    .select(sql<string | null>`coalesce(c.corrected_name, c.guest_name)`.as('guest'))
    .where('a.host_id', '=', hostId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
