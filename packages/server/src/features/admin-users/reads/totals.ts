// Reads the platform's totals.
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
