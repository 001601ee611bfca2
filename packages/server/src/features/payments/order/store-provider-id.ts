// Stores the provider's id of a payment order, where to find the order by it, and its transfer.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import { storeTransfer, transferIn } from '../transfer/store-transfer.ts'

/**
 * Answers the stored id: a concurrent request may have stored another order's id first; then the guest pays that one.
 * The provider is asked about it from `checkAt` on.
 */
export async function storeProviderOrder(
  db: Kysely<Database>,
  order: Stored,
  opened: ProviderOrder,
  at: At,
): Promise<string> {
  const { account_id } = order
  if (account_id === null) return storeProviderId(db, order, opened.id, at)
  const made = transferIn(opened, account_id)
  return inTransaction(db, async (trx) => {
    const storedId = await storeProviderId(trx, order, opened.id, at)
    if (storedId === opened.id) await storeTransfer(trx, order, made, at.now)
    return storedId
  })
}

type Stored = Pick<Row<'payment_orders'>, 'id' | 'event_box_id' | 'account_id'>
type At = { now: Date; checkAt: Date }

async function storeProviderId(
  db: Kysely<Database>,
  { id, event_box_id }: Stored,
  providerOrderId: string,
  { now, checkAt }: At,
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
