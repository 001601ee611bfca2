// Moves an order to the box that is named for it, with its payments, refunds and disputes, and what the ledger has of them.

import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { locateOrder, StillMovingError } from '../reads/orders.ts'

/**
 * Answers the order's box: the one that was named first. A row of a box is a row of one server where tables are spread over
 * several, so each row is inserted in the box and deleted where it was.
 */
export async function nameBox(
  trx: Transaction<Database>,
  { id, provider_order_id, request_key }: Row<'payment_orders'>,
  boxId: string,
  now: Date,
): Promise<string> {
  const order = await trx
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', id)
    .where('event_box_id', '=', NO_BOX)
    .forUpdate()
    .executeTakeFirst()
  if (!order) {
    const boxOfFirst = (await locateOrder(trx, provider_order_id))?.event_box_id ?? NO_BOX
    if (boxOfFirst === NO_BOX) throw new StillMovingError()
    return boxOfFirst
  }
  await trx
    .insertInto('payment_orders')
    .values({ ...order, event_box_id: boxId })
    .execute()
  await movePayments(trx, id, boxId, now)
  await trx.deleteFrom('payment_orders').where('id', '=', id).where('event_box_id', '=', NO_BOX).execute()
  await trx
    .updateTable('order_locations')
    .set({ event_box_id: boxId })
    .where(
      'id',
      'in',
      [provider_order_id, request_key].filter((known) => known !== null),
    )
    .execute()
  return boxId
}

async function movePayments(
  trx: Transaction<Database>,
  orderId: string,
  boxId: string,
  now: Date,
): Promise<void> {
  const payments = await trx
    .selectFrom('payments')
    .selectAll()
    .where('payment_order_id', '=', orderId)
    .where('event_box_id', '=', NO_BOX)
    .forUpdate()
    .execute()
  if (payments.length === 0) return
  const ids = payments.map((payment) => payment.id)
  const inBox = <T extends object>(row: T) => ({ ...row, event_box_id: boxId })
  const of = (table: 'disputes' | 'refunds') =>
    trx.deleteFrom(table).where('payment_id', 'in', ids).where('event_box_id', '=', NO_BOX)
  await trx.insertInto('payments').values(payments.map(inBox)).execute()
  const refunds = await of('refunds').returningAll('refunds').execute()
  const disputes = await of('disputes').returningAll('disputes').execute()
  if (disputes.length > 0) await trx.insertInto('disputes').values(disputes.map(inBox)).execute()
  if (refunds.length > 0) await trx.insertInto('refunds').values(refunds.map(inBox)).execute()
  await enterNamedBox(trx, ids, boxId, now)
  await trx.deleteFrom('payments').where('id', 'in', ids).where('event_box_id', '=', NO_BOX).execute()
}

/** Two entries for each payment, out of no box and into the box: what was captured, went back, and was kept by the provider. */
const enterNamedBox = (trx: Transaction<Database>, paymentIds: string[], boxId: string, now: Date) =>
  sql`
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, suspense, gateway_charges, input_gst,
      occurred_at, created_at)
    select 'box-named', box.id, payment_id, sign * receivable, sign * unallocated, sign * charges, sign * gst,
      ${now}::timestamptz, ${now}::timestamptz
    from (
      select payment_id, sum(gateway_receivable)::bigint as receivable, sum(suspense)::bigint as unallocated,
        sum(gateway_charges)::bigint as charges, sum(input_gst)::bigint as gst
      from ledger where payment_id = any(${paymentIds}) and event_box_id = ${NO_BOX}
        and kind in ('unallocated-payment', 'unallocated-refund', 'gateway-fee')
      group by payment_id
    ) as entered cross join (values (${NO_BOX}, -1), (${boxId}, 1)) as box (id, sign)
    where receivable <> 0 or unallocated <> 0 or charges <> 0`.execute(trx)
