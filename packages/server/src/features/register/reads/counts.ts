// Reads the closed counts of a box, and who handed cash to whom.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

export type CountRow = Row<'register_counts'> & { late: number }

/** Newest first. */
export async function listCounts(db: Kysely<Database>, boxId: string): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select c.*, coalesce(l.late, 0)::int as late from register_counts c
    left join (select late_for_count, count(*) as late from register_entries
      where event_box_id = ${boxId} and kind in ('cash', 'cheque') and counted_in is null and void_reason is null
      group by late_for_count) l on l.late_for_count = c.number
    where c.event_box_id = ${boxId} order by c.number desc`.execute(db)
  return rows
}

/** Counts cash and cheques that no count has closed. */
export const sumOpen = (
  db: Kysely<Database>,
  boxId: string,
): Promise<{ entries: number; without_amount: number }> =>
  db
    .selectFrom('register_entries')
    .select([
      sql<number>`count(*)::int`.as('entries'),
      sql<number>`count(*) filter (where amount_paise is null)::int`.as('without_amount'),
    ])
    .where('event_box_id', '=', boxId)
    .where('kind', 'in', ['cash', 'cheque'])
    .where('counted_in', 'is', null)
    .where('void_reason', 'is', null)
    .executeTakeFirstOrThrow()

/** Newest first. */
export const listHandovers = (db: Kysely<Database>, boxId: string): Promise<Row<'handovers'>[]> =>
  db
    .selectFrom('handovers')
    .selectAll()
    .where('event_box_id', '=', boxId)
    .orderBy('handed_over_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
