// Finds hosts by name, email or phone, and event boxes by name or id.
import { type Kysely, sql } from 'kysely'
import type { Database, Day } from '../../../db/tables.ts'
import { foldForSearch, usersWith } from '../../admin-users/reads/search.ts'
import { gramsOf } from '../../admin-users/rules.ts'
import type { Clues } from '../rules.ts'
import { type Found, firstOf, nothing, READ } from './found.ts'

export type FoundHostRow = { id: string; name: string; email: string; phone: string }
export type FoundBoxRow = { id: string; name: string; host: string; hostId: string; eventDate: Day }

/** Newest first; fewer than three characters find none, since no index helps. */
export async function findHosts(db: Kysely<Database>, { text, phone }: Clues): Promise<Found<FoundHostRow>> {
  const folded = await foldForSearch(db, phone ?? text)
  const grams = gramsOf(folded)
  if (grams.length === 0) return nothing()
  const rows = await usersWith(db, folded, grams)
    .select(['id', 'email', 'phone_number as phone', sql<string>`first_name || ' ' || last_name`.as('name')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(READ)
    .execute()
  return firstOf(rows)
}

/** Latest event first; deleted boxes are left out. */
export async function findBoxes(db: Kysely<Database>, { boxId, name }: Clues): Promise<Found<FoundBoxRow>> {
  if (!boxId && !name) return nothing()
  const { rows } = await sql<FoundBoxRow>`
    select b.id, b.name, b.event_date as "eventDate", h.first_name || ' ' || h.last_name as host,
      h.id as "hostId"
    from event_boxes b join hosts h on h.id = b.host_id
    where b.deleted_at is null and ${
      boxId ? sql`b.id = ${boxId}` : sql`name_words(b.name) @> name_words(${name}::text)`
    }
    order by b.event_date desc, b.id limit ${READ}`.execute(db)
  return firstOf(rows)
}
