// Stores the provider's id of a payment order.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/**
 * Answers the stored id: a concurrent request may have stored another order's id first; then the guest pays that one.
 * The provider is asked about it from `checkAt` on.
 */
export async function storeProviderId(
  db: Kysely<Database>,
  orderId: string,
  providerOrderId: string,
  { now, checkAt }: { now: Date; checkAt: Date },
): Promise<string> {
  const stored = await db
    .updateTable('payment_orders')
    .set(({ fn, ref, val }) => ({
      provider_order_id: fn.coalesce(ref('provider_order_id'), val(providerOrderId)),
      state: sql<'created'>`case when state in ('creating', 'abandoned') then 'created' else state end`,
      check_at: fn.coalesce(ref('check_at'), val(checkAt)),
      updated_at: now,
    }))
    .where('id', '=', orderId)
    .returning('provider_order_id')
    .executeTakeFirstOrThrow()
  return stored.provider_order_id ?? providerOrderId
}
