// Stores the provider's id of a payment order, and where to find the order by it.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/**
 * Answers the stored id: a concurrent request may have stored another order's id first; then the guest pays that one.
 * The provider is asked about it from `checkAt` on.
 */
export async function storeProviderId(
  db: Kysely<Database>,
  { id, event_box_id }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>,
  providerOrderId: string,
  { now, checkAt }: { now: Date; checkAt: Date },
): Promise<string> {
  const { rows } = await sql<{ provider_order_id: string }>`
    with stored as (
      update payment_orders set provider_order_id = coalesce(provider_order_id, ${providerOrderId}),
        state = case when state in ('creating', 'abandoned') then 'created' else state end,
        check_at = coalesce(check_at, ${checkAt}), updated_at = ${now}
      where id = ${id} and event_box_id = ${event_box_id}
      returning provider_order_id
    ), located as (
      insert into order_locations (id, payment_order_id, event_box_id)
      select ${providerOrderId}, ${id}::uuid, ${event_box_id} from stored where provider_order_id = ${providerOrderId}
      on conflict (id) do nothing
    )
    select provider_order_id from stored`.execute(db)
  return rows[0]?.provider_order_id ?? providerOrderId
}
