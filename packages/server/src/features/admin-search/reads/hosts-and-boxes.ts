// Finds hosts by name, email or phone, and event boxes by name or id.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Day } from '../../../db/tables.ts'
import { foldForSearch } from '../../admin-users/reads/search.ts'
import { gramsOf } from '../../admin-users/rules.ts'
import type { Clues } from '../rules.ts'
import { type Found, firstOf, IN_DEVANAGARI, nothing, READ } from './found.ts'

export type FoundHostRow = { id: string; name: string; email: string; phone: string }
export type FoundBoxRow = { id: string; name: string; host: string; hostId: string; eventDate: Day }

/** Newest first; fewer than three characters find none, since no index helps. A name is found in either script. */
export async function findHosts(
  db: Kysely<Database>,
  { text, phone, names, sounds }: Clues,
): Promise<Found<FoundHostRow>> {
  const meanings: RawBuilder<unknown>[] = []
  for (const each of [phone ?? text, ...(names?.slice(1) ?? [])]) {
    const folded = await foldForSearch(db, each)
    const grams = gramsOf(folded)
    if (grams.length === 0) return nothing()
    meanings.push(sql`(search_grams(search_text) @> ${grams}::text[] and strpos(search_text, ${folded}) > 0)`)
  }
  if (sounds)
    meanings.push(sql`(first_name || last_name ~ ${IN_DEVANAGARI}
      and name_sounds(first_name || ' ' || last_name) @> ${sounds}::text[])`)
  const { rows } = await sql<FoundHostRow>`
    select id, first_name || ' ' || last_name as name, email, phone_number as phone from hosts
    where deleted_at is null and (${sql.join(meanings, sql` or `)})
    order by created_at desc, id limit ${READ}`.execute(db)
  return firstOf(rows)
}

/** Latest event first; deleted boxes are left out. */
export async function findBoxes(
  db: Kysely<Database>,
  { boxId, names, sounds }: Clues,
): Promise<Found<FoundBoxRow>> {
  if (!boxId && !names) return nothing()
  const meanings = [
    ...(names ?? []).map((name) => sql`name_words(b.name) @> name_words(${name}::text)`),
    ...(sounds ? [sql`(b.name ~ ${IN_DEVANAGARI} and name_sounds(b.name) @> ${sounds}::text[])`] : []),
  ]
  const { rows } = await sql<FoundBoxRow>`
    select b.id, b.name, b.event_date as "eventDate", h.first_name || ' ' || h.last_name as host,
      h.id as "hostId"
    from event_boxes b join hosts h on h.id = b.host_id
    where b.deleted_at is null and ${boxId ? sql`b.id = ${boxId}` : sql`(${sql.join(meanings, sql` or `)})`}
    order by b.event_date desc, b.id limit ${READ}`.execute(db)
  return firstOf(rows)
}
