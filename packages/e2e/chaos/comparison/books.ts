// Reads our books from outside of every server: rows as they are, and open work.
import { type Kysely, sql } from 'kysely'
import { findInconsistencies } from '../../../server/src/db/self-check/self-check.ts'
import { type Database, LEDGER_ACCOUNTS } from '../../../server/src/db/tables.ts'

/** A check that is later than this was lost. */
const OVERDUE = sql`interval '20 seconds'`

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
      'payment_id',
      'payment_order_id',
      'provider_order_id',
      'contributions.event_box_id',
      'contributions.guest_name',
      'contributions.amount_paise',
      'fee_paise',
    ])
    .execute()
  // By itself: Citus joins no table of the coordinator with one that is spread.
  const flags = await db
    .selectFrom('review_flags')
    .select('payment_id')
    .where('resolved_at', 'is', null)
    .execute()
  const flagged = new Set(flags.map(({ payment_id }) => payment_id))
  const contributions = found.map((row) => ({ ...row, is_flagged: flagged.has(row.payment_id) }))
  const payments = await db.selectFrom('payments').select(['id', 'status', 'amount_paise']).execute()
  const refunds = await db.selectFrom('refunds').select(['payment_id', 'amount_paise', 'state']).execute()
  const events = await db.selectFrom('provider_events').select('id').execute()
  const ledger = await db
    .selectFrom('ledger')
    .select(LEDGER_ACCOUNTS.map((account) => sql<number>`sum(${sql.ref(account)})::bigint`.as(account)))
    .executeTakeFirstOrThrow()
  return {
    contributions,
    payments,
    refunds,
    eventIds: events.map(({ id }) => id),
    ledger,
    inconsistencies: await findInconsistencies(db),
    leftToDo: await listLeftToDo(db),
  }
}

export type LeftToDo = { what: string; count: number }

/** Open work; empty once everything is consistent. */
export async function listLeftToDo(db: Kysely<Database>): Promise<LeftToDo[]> {
  const { rows } = await sql<LeftToDo>`
    select 'events of the provider not worked on' as what, count(*) from provider_events where handled_at is null
    union all select 'orders not asked about in time', count(*) from payment_orders where check_at < now() - ${OVERDUE}
    union all select 'refunds not looked after in time', count(*) from refunds where check_at < now() - ${OVERDUE}
    union all select 'refunds not sent', count(*) from refunds where state = 'requested'
    union all select 'transfers not looked after in time', count(*) from transfers where check_at < now() - ${OVERDUE}
    union all select 'transfers not carried out, or not reversed with what was refunded', count(*)
      from transfers t join contributions c
        on c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id
      where t.state in ('created', 'pending')
        or (t.settled_at is null and c.refunded_paise - t.reversed_paise >= 100)
    union all select 'jobs “' || name || '” ' || state, count(*) from pgboss.job
      where state <> 'completed' and name not like '\_\_pgboss%' group by name, state`.execute(db)
  return rows.filter(({ count }) => count > 0)
}
