// Writes down under which id the provider knows an order of ours.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/**
 * Answers the id that stands: a twin of the caller may have been quicker, with an order of its own; then that one is
 * what the guest pays. The provider is asked about it from `checkAt` on.
 */
export async function storeProviderId(
  db: Kysely<Database>,
  orderId: string,
  providerOrderId: string,
  { now, checkAt }: { now: Date; checkAt: Date },
): Promise<string> {
  const kept = await db
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
  return kept.provider_order_id ?? providerOrderId
}
