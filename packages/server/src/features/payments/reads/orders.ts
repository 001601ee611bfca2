// Finds payment orders, and orders that wait for their box, by the provider's id or by the browser's request key.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** Both are unique over all boxes; where tables are spread, a request key in its box. */
type KnownBy = 'provider_order_id' | 'request_key'

/** `likelyBoxId`: looked at first. On Citus, an order of a known box is found on one server. */
export const findOrderBy = async (
  db: Kysely<Database>,
  column: KnownBy,
  value: string | null,
  likelyBoxId?: string,
): Promise<Row<'payment_orders'> | undefined> => {
  const orders = db.selectFrom('payment_orders').selectAll().where(column, '=', value)
  const found = likelyBoxId && (await orders.where('event_box_id', '=', likelyBoxId).executeTakeFirst())
  return found || orders.executeTakeFirst()
}

export const findWaitingOrderBy = (
  db: Kysely<Database>,
  column: KnownBy,
  value: string,
): Promise<Row<'waiting_orders'> | undefined> =>
  db.selectFrom('waiting_orders').selectAll().where(column, '=', value).executeTakeFirst()

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

/** The contribution that an order has become, with the bank's reference. */
export const findContributionOf = (
  db: Kysely<Database>,
  { id, event_box_id }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>,
): Promise<
  | (Pick<Row<'contributions'>, 'payment_id' | 'amount_paise' | 'paid_at'> & Pick<Row<'payments'>, 'rrn'>)
  | undefined
> =>
  db
    .selectFrom('contributions as c')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.id', '=', 'c.payment_id').onRef('p.event_box_id', '=', 'c.event_box_id'),
    )
    .select(['c.payment_id', 'c.amount_paise', 'c.paid_at', 'p.rrn'])
    .where('c.payment_order_id', '=', id)
    .where('c.event_box_id', '=', event_box_id)
    .executeTakeFirst()
