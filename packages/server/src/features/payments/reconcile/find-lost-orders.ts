// Finds the orders of the provider that are not in our tables.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'

/** `ourId`: the id to insert it under; undefined if another order has its receipt. */
export type LostOrder = ProviderOrder & { ourId: string | undefined }

/**
 * Orders that are not in our tables.
 * After a lost answer there may be two of one receipt: the one that a guest began to pay comes first. If no guest had
 * begun, we may know one while a guest holds the other: that one is imported once a guest begins to pay it.
 */
export async function findLostOrders(db: Kysely<Database>, ours: ProviderOrder[]): Promise<LostOrder[]> {
  const known = await findKnown(db, ours)
  const ids = new Set(known.map(({ provider_order_id }) => provider_order_id))
  const idOf = new Map<string | null, string | null>(known.map((row) => [row.id, row.provider_order_id]))
  // An order of ours without a provider id finds its provider order by itself (reconcile-order.ts).
  const isHeldByGuest = ({ receipt, status }: ProviderOrder) => idOf.get(receipt) && status !== 'created'
  return ours
    .filter((order) => !ids.has(order.id) && (!idOf.has(order.receipt) || isHeldByGuest(order)))
    .map((order) => ({ ...order, ourId: idOf.has(order.receipt) ? undefined : (order.receipt ?? undefined) }))
    .sort((one, other) => Number(one.status === 'created') - Number(other.status === 'created'))
}

/** Rows whose id is the receipt of one of `orders`, or that have its provider id; of one that is named by now, two. */
async function findKnown(db: Kysely<Database>, orders: ProviderOrder[]) {
  const receipts = orders.map(({ receipt }) => receipt)
  const ids = orders.map(({ id }) => id)
  const knownIn = (table: 'payment_orders' | 'waiting_orders') =>
    db
      .selectFrom(table)
      .select(['id', 'provider_order_id'])
      .where(({ or, eb }) =>
        or([
          eb('id', '=', sql<string>`any(${receipts}::uuid[])`),
          eb('provider_order_id', '=', sql<string>`any(${ids})`),
        ]),
      )
      .execute()
  return [...(await knownIn('payment_orders')), ...(await knownIn('waiting_orders'))]
}
