// Reads the totals of refunds and second payments, all in one pass: refunds are few, but each is looked up in large tables.
import { sql, type Transaction } from 'kysely'
import type { Database, Paise } from '../db/tables.ts'

type Name = 'secondPayments' | 'secondPaymentsBack' | 'contributionsBack'
export type RefundTotals = Record<Name, { count: number; paise: Paise }>

/** The provider reports a lost dispute in another way than a refund: it is none of these. */
export async function readRefundTotals(trx: Transaction<Database>): Promise<RefundTotals> {
  const isSecond = sql`kind = 'duplicate' and status in ('captured', 'refunded') and not is_contribution`
  const isBack = sql`state = 'processed' and kind <> 'dispute'`
  const total = (column: string, condition: ReturnType<typeof sql>) =>
    sql`jsonb_build_object('count', count(*) filter (where ${condition}),
      'paise', coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0))`
  const { rows } = await sql<RefundTotals>`
    with seen as materialized (
      select r.kind, r.state, r.amount_paise as back, p.amount_paise as paid, p.status,
        exists (select from contributions c where c.payment_id = r.payment_id and c.event_box_id = r.event_box_id) as is_contribution
      from refunds r join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
      where r.kind = 'duplicate' or r.state = 'processed'
    )
    select ${total('paid', isSecond)} as "secondPayments",
      ${total('back', sql`${isBack} and not is_contribution`)} as "secondPaymentsBack",
      ${total('back', sql`${isBack} and is_contribution`)} as "contributionsBack"
    from seen`.execute(trx)
  if (!rows[0]) throw new Error('A select of sums answered no row.')
  return rows[0]
}
