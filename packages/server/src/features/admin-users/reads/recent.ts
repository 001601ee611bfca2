// Reads what happened on the platform today and in the last seven days.
import type { Recent } from '@lifafa/contract/endpoints/admin/users'
import { startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

const DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Days are India's, and the week ends with today. A gift that went back whole, a deleted host or box is not counted. */
export async function recentFigures(
  db: Kysely<Database>,
  now: Date,
): Promise<{ today: Recent; week: Recent }> {
  const today = startOfDayInIndia(todayInIndia(now))
  const week = new Date(today.getTime() - (DAYS - 1) * DAY_MS)
  return { today: await since(db, today), week: await since(db, week) }
}

async function since(db: Kysely<Database>, from: Date): Promise<Recent> {
  const { rows } = await sql<Recent>`
    select given.*, (select count(*)::int from hosts where created_at >= ${from} and deleted_at is null) as users,
      (select count(*)::int from event_boxes where created_at >= ${from} and deleted_at is null) as events
    from (
      select count(*)::int as gifts, coalesce(sum(kept_paise), 0)::bigint as paise
      from contributions where paid_at >= ${from} and kept_paise > 0
    ) given`.execute(db)
  if (!rows[0]) throw new Error('A count answered no row.')
  return rows[0]
}
