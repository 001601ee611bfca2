// Reads the platform’s totals, and what happened today and in the last seven days.
import type { Recent } from '@lifafa/contract/endpoints/admin/users'
import { startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { type Kysely, sql, type Transaction } from 'kysely'
import { readBalances } from '../../../books/balances/read-balances.ts'
import type { Database, Paise } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'

export type PlatformTotals = { users: number; events: number; keptPaise: Paise }

export type Counts = {
  users: number
  events: number
  /** Changes whenever a host that a search could find has changed. */
  hostsRevision: number
}

/** Maintained by triggers (decision 14). */
export const readCounts = (trx: Transaction<Database>): Promise<Counts> =>
  trx
    .selectFrom('platform_totals')
    .select([
      sql<number>`coalesce(sum(users), 0)::bigint`.as('users'),
      sql<number>`coalesce(sum(events), 0)::bigint`.as('events'),
      sql<number>`coalesce(sum(hosts_revision), 0)::bigint`.as('hostsRevision'),
    ])
    .executeTakeFirstOrThrow()

/**
 * Deleted boxes do not count as events. Their contributions stay in the total, whatever became of box and host.
 * The kept part of contributions is the ledger's debt to hosts for them.
 */
export const platformTotals = (db: Kysely<Database>): Promise<PlatformTotals> =>
  inSnapshot(db, async (trx) => {
    const { users, events } = await readCounts(trx)
    const { owed_to_hosts } = (await readBalances(trx)).of('contribution', 'refund')
    return { users, events, keptPaise: 0 - owed_to_hosts }
  })

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
