// Finds payment orders by the provider's id, by the browser's request key or by a payment.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** Where to find an order by the provider's id, or by the browser's request key; undefined where it is none of ours. */
export const locateOrder = (
  db: Kysely<Database>,
  id: string | null,
): Promise<Row<'order_locations'> | undefined> =>
  db.selectFrom('order_locations').selectAll().where('id', '=', id).executeTakeFirst()

export async function findOrderByProviderId(
  db: Kysely<Database>,
  providerOrderId: string,
): Promise<Row<'payment_orders'> | undefined> {
  const located = await locateOrder(db, providerOrderId)
  if (!located) return undefined
  return db
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .where('event_box_id', '=', located.event_box_id)
    .executeTakeFirst()
}

export async function findOrderByRequestKey(
  db: Kysely<Database>,
  requestKey: string,
): Promise<Row<'payment_orders'> | undefined> {
  const located = await locateOrder(db, requestKey)
  if (!located) return undefined
  return db
    .selectFrom('payment_orders')
    .selectAll()
    .where('request_key', '=', requestKey)
    .where('event_box_id', '=', located.event_box_id)
    .executeTakeFirst()
}

export const findOrder = (
  db: Kysely<Database>,
  boxId: string,
  id: string,
): Promise<Row<'payment_orders'> | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', id)
    .where('event_box_id', '=', boxId)
    .executeTakeFirst()

type OrderOfPayment = Row<'payment_orders'> & { is_contributed: boolean; rrn: string | null }

/** The order, whether this payment of it is a contribution, and the bank's reference of that. `likelyBoxId`: where to look first. One statement for each look. */
export async function findOrderOfPayment(
  db: Kysely<Database>,
  providerOrderId: string,
  paymentId: string,
  likelyBoxId: string | undefined,
): Promise<OrderOfPayment | undefined> {
  const found = likelyBoxId && (await findInBox(db, providerOrderId, paymentId, likelyBoxId))
  if (found) return found
  const located = sql<string>`(select event_box_id from order_locations where id = ${providerOrderId})`
  return findInBox(db, providerOrderId, paymentId, located)
}

const findInBox = (
  db: Kysely<Database>,
  providerOrderId: string,
  paymentId: string,
  eventBoxId: string | RawBuilder<string>,
): Promise<OrderOfPayment | undefined> =>
  db
    .selectFrom('payment_orders as o')
    .leftJoin('contributions as c', (join) =>
      join
        .onRef('c.payment_order_id', '=', 'o.id')
        .onRef('c.event_box_id', '=', 'o.event_box_id')
        .on('c.payment_id', '=', paymentId),
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.id', '=', 'c.payment_id').onRef('p.event_box_id', '=', 'c.event_box_id'),
    )
    .selectAll('o')
    .select([sql<boolean>`c.id is not null`.as('is_contributed'), 'p.rrn'])
    .where('o.provider_order_id', '=', providerOrderId)
    .where('o.event_box_id', '=', eventBoxId)
    .executeTakeFirst()
