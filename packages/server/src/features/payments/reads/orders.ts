// Finds payment orders by the provider's id, by the browser's request key or by a payment.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

/**
 * An order has left, and has not arrived: where tables are spread, servers commit one after another. As a serialization failure
 * it lets the transaction be repeated.
 */
export class StillMovingError extends Error {
  override name = 'StillMovingError'
  code = '40001'
}

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

/**
 * `likelyBoxId`: where to look first. Where tables are spread and a server has failed, an order may be there some time before it can
 * be located: each server commits by itself.
 */
export async function findOrderByRequestKey(
  db: Kysely<Database>,
  requestKey: string,
  likelyBoxId?: string,
): Promise<Row<'payment_orders'> | undefined> {
  const found = likelyBoxId && (await findByKeyInBox(db, requestKey, likelyBoxId))
  if (found) return found
  const located = await locateOrder(db, requestKey)
  return located && findByKeyInBox(db, requestKey, located.event_box_id)
}

const findByKeyInBox = (
  db: Kysely<Database>,
  requestKey: string,
  boxId: string,
): Promise<Row<'payment_orders'> | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('request_key', '=', requestKey)
    .where('event_box_id', '=', boxId)
    .executeTakeFirst()

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

/** The order, whether this payment of it is a contribution, and the bank's reference of that. `likelyBoxId`: where to look first. */
export async function findOrderOfPayment(
  db: Kysely<Database>,
  providerOrderId: string,
  paymentId: string,
  likelyBoxId: string | undefined,
): Promise<OrderOfPayment | undefined> {
  const found = likelyBoxId && (await findInBox(db, providerOrderId, paymentId, likelyBoxId))
  if (found) return found
  const located = sql<string>`(select event_box_id from order_locations where id = ${providerOrderId})`
  return (
    (await findInBox(db, providerOrderId, paymentId, located)) ??
    inTransaction(db, (trx) => findWhileItMoves(trx, providerOrderId, paymentId))
  )
}

/** Looks again until it has arrived; undefined where there is no such order. */
async function findWhileItMoves(
  trx: Transaction<Database>,
  providerOrderId: string,
  paymentId: string,
): Promise<OrderOfPayment | undefined> {
  const located = await locateOrder(trx, providerOrderId)
  if (!located) return undefined
  const found = await findInBox(trx, providerOrderId, paymentId, located.event_box_id)
  if (!found) throw new StillMovingError()
  return found
}

/** The contribution is looked for in a paid order alone: an order is verified for the first time with one simple statement. */
async function findInBox(
  db: Kysely<Database>,
  providerOrderId: string,
  paymentId: string,
  eventBoxId: string | RawBuilder<string>,
): Promise<OrderOfPayment | undefined> {
  const order = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .where('event_box_id', '=', eventBoxId)
    .executeTakeFirst()
  if (order?.state !== 'paid') return order && { ...order, is_contributed: false, rrn: null }
  const contribution = await db
    .selectFrom('contributions as c')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.id', '=', 'c.payment_id').onRef('p.event_box_id', '=', 'c.event_box_id'),
    )
    .select('p.rrn')
    .where('c.payment_order_id', '=', order.id)
    .where('c.payment_id', '=', paymentId)
    .where('c.event_box_id', '=', order.event_box_id)
    .executeTakeFirst()
  return { ...order, is_contributed: contribution !== undefined, rrn: contribution?.rrn ?? null }
}
