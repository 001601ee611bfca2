// A host's activity feed in tests, as the host reads it in English.
import { sql } from 'kysely'
import { describeActivity } from '../activities/rules.ts'
import type { Row } from '../db/tables.ts'
import type { TestApp } from './app.ts'

/** The lines of one host or of one event box, oldest first. */
export async function feedOf(
  { services }: TestApp,
  of: Partial<Pick<Row<'activities'>, 'host_id' | 'event_box_id'>>,
) {
  const rows = await services.db
    .selectFrom('activities as a')
    .leftJoin('event_boxes as b', 'b.id', 'a.event_box_id')
    .leftJoin('contributions as c', (join) =>
      join
        .onRef('c.payment_order_id', '=', 'a.payment_order_id')
        .onRef('c.event_box_id', '=', 'a.event_box_id'),
    )
    .select(['action', 'facts', 'a.event_box_id', 'a.created_at', 'b.name as box', 'guest_name as guest'])
    .where((eb) => eb.and(Object.entries(of).map(([column, id]) => eb(sql.ref(`a.${column}`), '=', id))))
    .orderBy('a.id')
    .execute()
  return rows.map(({ action, event_box_id, created_at, ...told }) => ({
    ...{ action, event_box_id, created_at },
    description: describeActivity({ action, ...told }, 'en').text,
  }))
}
