// Reads our books from outside of every server: rows as they are, and open work.
import { type Kysely, sql } from 'kysely'
import { findInconsistencies, type Inconsistency } from '../../../server/src/db/self-check/self-check.ts'
import { type Database, LEDGER_ACCOUNTS } from '../../../server/src/db/tables.ts'

/** A guarantee of a run, and each violation by name: none if it holds. */
export interface Check {
  guarantee: string
  violations: string[]
}

/** A check that is later than this was lost. */
const OVERDUE = sql`interval '20 seconds'`

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

export const describeAll = (inconsistencies: readonly Inconsistency[]): string[] =>
  inconsistencies.map(({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`)

/** The sum of each account, in paise. */
export const readLedger = (db: Kysely<Database>) =>
  db
    .selectFrom('ledger')
    .select(LEDGER_ACCOUNTS.map((account) => sql<number>`sum(${sql.ref(account)})::bigint`.as(account)))
    .executeTakeFirstOrThrow()

export type Books = Awaited<ReturnType<typeof readBooks>>

export async function readBooks(db: Kysely<Database>) {
  const found = await db
    .selectFrom('contributions')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.id', '=', 'contributions.payment_order_id')
        .onRef('payment_orders.event_box_id', '=', 'contributions.event_box_id'),
    )
    .select([
      ...(['payment_id', 'payment_order_id', 'contributions.event_box_id'] as const),
      ...(['contributions.guest_name', 'contributions.amount_paise', 'fee_paise'] as const),
    ])
    .execute()
  // By itself: Citus joins no table of the coordinator with one that is spread.
  const flags = await db
    .selectFrom('review_flags')
    .select('payment_id')
    .where('resolved_at', 'is', null)
    .execute()
  const flagged = new Set(flags.map(({ payment_id }) => payment_id))
  return {
    contributions: found.map((row) => ({ ...row, is_flagged: flagged.has(row.payment_id) })),
    refunds: await db.selectFrom('refunds').select(['payment_id', 'amount_paise', 'state']).execute(),
    ledger: await readLedger(db),
    inconsistencies: await findInconsistencies(db),
  }
}

/** Open work, in words; empty once everything is done. */
export async function listLeftToDo(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'events of the provider not worked on' as what, count(*) from provider_events where handled_at is null
    union all select 'orders not asked about in time', count(*) from payment_orders where check_at < now() - ${OVERDUE}
    union all select 'refunds not looked after in time', count(*) from refunds where check_at < now() - ${OVERDUE}
    union all select 'refunds not sent', count(*) from refunds where state = 'requested'
    union all select 'jobs “' || name || '” ' || state, count(*) from pgboss.job
      where state <> 'completed' and name not like '\_\_pgboss%' group by name, state`.execute(db)
  return rows.flatMap(({ what, count }) => (count > 0 ? [`${count} ${what}`] : []))
}
