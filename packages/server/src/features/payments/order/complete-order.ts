// Fills in guest and box of an order that a caller opened with an amount alone; known values stay.

import { NO_BOX } from '@lifafa/contract/fields/box-id'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { findBox } from '../../event-boxes/reads.ts'
import { nameBox } from './name-box.ts'

export type LateDetails = {
  /** A box that does not exist is ignored. */
  boxId: string | undefined
  guestName: string | undefined
  guestPhone: string | undefined
  guestAddress: string | undefined
}

type Order = Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>

/**
 * Answers the order's box. A webhook may have been faster: then the guest's details are copied to the contribution, and an
 * order whose captured money waits for its box is scheduled for a check, whatever becomes of the request that names the box.
 */
export async function completeOrder(
  db: Kysely<Database>,
  order: Row<'payment_orders'>,
  late: LateDetails,
  now: Date,
): Promise<string> {
  const isComplete = order.event_box_id && order.guest_name && order.guest_phone && order.guest_address
  if (isComplete) return order.event_box_id
  // A gift to a box that a restored backup lacks is that box's: nobody may claim it for another one.
  const isPlaced = order.event_box_id !== NO_BOX || order.names_lost_box
  const box = isPlaced || late.boxId === undefined ? undefined : await findBox(db, late.boxId)
  return inTransaction(db, async (trx) => {
    const event_box_id = box ? await nameBox(trx, order, box.id, now) : order.event_box_id
    const placed = { id: order.id, event_box_id }
    await nameGuest(trx, placed, late, now)
    await copyGuestToContribution(trx, placed)
    if (box) await scheduleOrderCheck(trx, placed, now)
    return event_box_id
  })
}

const nameGuest = (trx: Transaction<Database>, order: Order, late: LateDetails, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set(({ fn, val, ref }) => ({
      guest_name: fn.coalesce(ref('guest_name'), val(late.guestName ?? null)),
      guest_phone: fn.coalesce(ref('guest_phone'), val(late.guestPhone ?? null)),
      guest_address: fn.coalesce(ref('guest_address'), val(late.guestAddress ?? null)),
      updated_at: now,
    }))
    .where('id', '=', order.id)
    .where('event_box_id', '=', order.event_box_id)
    // Details of guests that were erased, by themselves or with their host, must not be written again.
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_boxes')
            .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
            .select('event_boxes.id')
            .where('event_boxes.id', '=', order.event_box_id)
            .where('event_boxes.id', '!=', NO_BOX)
            .where('hosts.deleted_at', 'is not', null),
        ),
      ),
    )
    .execute()

/** The order's row is locked by now: its contribution exists, or will be made from this row. */
const copyGuestToContribution = (trx: Transaction<Database>, { id, event_box_id }: Order) =>
  trx
    .updateTable('contributions')
    .from('payment_orders')
    .set(({ ref }) => ({
      guest_name: ref('payment_orders.guest_name'),
      guest_phone: ref('payment_orders.guest_phone'),
      guest_address: ref('payment_orders.guest_address'),
    }))
    .where('payment_orders.id', '=', id)
    .where('payment_orders.event_box_id', '=', event_box_id)
    .where('contributions.payment_order_id', '=', id)
    .where('contributions.event_box_id', '=', event_box_id)
    .execute()

const scheduleOrderCheck = (trx: Transaction<Database>, { id, event_box_id }: Order, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set({ check_at: now })
    .where('id', '=', id)
    .where('event_box_id', '=', event_box_id)
    .where('state', '!=', 'paid')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select('id')
          .where('payment_order_id', '=', id)
          .where('event_box_id', '=', event_box_id)
          .where('status', '=', 'captured'),
      ),
    )
    .execute()
