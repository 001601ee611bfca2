// Finds hosts by name, email or phone, and event boxes by name or id.
import { type Kysely, sql } from 'kysely'
import type { Database, Day } from '../../../db/tables.ts'
import { isBoxNamed, searchFor, usersWith } from '../../admin-users/reads/search.ts'
import type { Clues } from '../rules.ts'
import { type Found, firstOf, nothing, READ } from './found.ts'

export type FoundHostRow = { id: string; name: string; email: string; phone: string }
export type FoundBoxRow = { id: string; name: string; host: string; hostId: string; eventDate: Day }

/** Newest first; fewer than three characters find none, since no index helps. A name is found in either script. */
export async function findHosts(db: Kysely<Database>, { text, phone }: Clues): Promise<Found<FoundHostRow>> {
  const search = await searchFor(db, phone ?? text)
  if (search.spellings.some(({ grams }) => grams.length === 0)) return nothing()
  const found = await usersWith(db, search)
    .select(['id', 'email', 'phone_number as phone'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(READ)
    .execute()
  return firstOf(found)
}

/** Latest event first; deleted boxes are left out. */
export async function findBoxes(
  db: Kysely<Database>,
  { text, boxId, names }: Clues,
): Promise<Found<FoundBoxRow>> {
  if (!boxId && !names) return nothing()
  const { rows } = await sql<FoundBoxRow>`
    select b.id, b.name, b.event_date as "eventDate", h.first_name || ' ' || h.last_name as host,
      h.id as "hostId"
    from event_boxes b join hosts h on h.id = b.host_id
    where b.deleted_at is null and ${boxId ? sql`b.id = ${boxId}` : isBoxNamed(text)}
    order by b.event_date desc, b.id limit ${READ}`.execute(db)
  return firstOf(rows)
}
