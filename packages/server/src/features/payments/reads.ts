// Payment orders as they stand.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

export const findOrderByProviderId = (
  db: Kysely<Database>,
  providerOrderId: string,
): Promise<Row<'payment_orders'> | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst()

export const findOrderByRequestKey = (
  db: Kysely<Database>,
  requestKey: string,
): Promise<Row<'payment_orders'> | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('request_key', '=', requestKey).executeTakeFirst()

/** True once this payment stands as a contribution. */
export async function isContributed(db: Kysely<Database>, paymentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('contributions')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return found !== undefined
}
