// Finds the order or payout that an id belongs to, by any id of ours or the provider's.
import { isUuid } from '@lifafa/contract/fields/uuid'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

/** A payment is shown with its order: one of the two ids is null. */
export type Subject = { orderId: string | null; payoutId: string | null; boxId: string }

/** Undefined if the id is unknown. */
export async function findSubject(trx: Transaction<Database>, id: string): Promise<Subject | undefined> {
  const ours = sql`${isUuid(id) ? id : null}::uuid`
  const { rows } = await sql<Subject>`
    select id as "orderId", null::uuid as "payoutId", event_box_id as "boxId" from payment_orders
      where provider_order_id = ${id} or id = ${ours}
    union all select payment_order_id, null, event_box_id from payments where id = ${id}
    union all select payment_order_id, null, event_box_id from contributions where id = ${ours}
    union all select payment_order_id, null, event_box_id from transfers where provider_transfer_id = ${id}
    union all select p.payment_order_id, null, p.event_box_id
      from refunds r join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
      where r.provider_refund_id = ${id} or r.id = ${ours}
    union all select null, id, event_box_id from payouts where id = ${ours}
    union all select null, p.id, p.event_box_id from payout_attempts a join payouts p on p.id = a.payout_id
      where a.provider_payout_id = ${id} or a.id = ${ours}
    limit 1`.execute(trx)
  return rows[0]
}
