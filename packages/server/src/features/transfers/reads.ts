// Reads what goes to linked accounts of hosts.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../db/tables.ts'

type Transferred = { paise: Paise; upiId: string | null; settledAt: Date | null }

/**
 * Of each box what was transferred and not taken back, by the account and the moment at which it was sent on; a transfer that failed is
 * ours to pay out. A deleted host's UPI ID is not known any more.
 */
export async function transferredByBox(
  db: Kysely<Database>,
  boxIds: readonly string[],
): Promise<Map<string, Transferred[]>> {
  if (boxIds.length === 0) return new Map()
  const { rows } = await sql<Transferred & { boxId: string }>`
    select t.event_box_id as "boxId", a.upi_id as "upiId", t.settled_at as "settledAt",
      sum(t.amount_paise - t.reversed_paise)::bigint as paise
    from transfers t
    join contributions c on c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id
    left join linked_accounts a on a.account_id = t.account_id
    where t.event_box_id = any(${boxIds}) and t.state <> 'failed'
    group by 1, 2, 3 order by 3, 2`.execute(db)
  return Map.groupBy(rows, ({ boxId }) => boxId)
}

/** What can still be taken back for a refund of this payment; 0 where it was paid out, or is with the host. */
export async function reversiblePaiseOf(db: Kysely<Database>, paymentId: string): Promise<Paise> {
  const { rows } = await sql<{ paise: Paise }>`
    select t.amount_paise - t.reversed_paise as paise from contributions c
    join transfers t on t.payment_order_id = c.payment_order_id and t.event_box_id = c.event_box_id
    where c.payment_id = ${paymentId} and t.state <> 'failed' and t.settled_at is null`.execute(db)
  return rows[0]?.paise ?? 0
}
