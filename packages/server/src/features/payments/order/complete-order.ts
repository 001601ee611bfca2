// Fills in guest and box of an order that a caller opened with an amount alone; known values stay.
import type { Kysely, Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { findBox } from '../../event-boxes/reads.ts'

export type LateDetails = {
  /** A box that does not exist is ignored. */
  boxId: string | undefined
  guestName: string | undefined
  guestPhone: string | undefined
  guestAddress: string | undefined
}

/**
 * A webhook may have been faster: then the guest's details are copied to the contribution, and an order whose captured
 * money waits for its box is scheduled for a check, whatever becomes of the request that names the box.
 */
export async function completeOrder(
  db: Kysely<Database>,
  order: Row<'payment_orders'>,
  late: LateDetails,
  now: Date,
): Promise<void> {
  const isComplete = order.event_box_id && order.guest_name && order.guest_phone && order.guest_address
  if (isComplete) return
  const box = late.boxId === undefined ? undefined : await findBox(db, late.boxId)
  await inTransaction(db, async (trx) => {
    await nameGuest(trx, order.id, { ...late, boxId: box?.id }, now)
    await copyGuestToContribution(trx, order.id)
    if (box) await scheduleOrderCheck(trx, order.id, now)
  })
}

const nameGuest = (trx: Transaction<Database>, orderId: string, late: LateDetails, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set(({ fn, val, ref }) => ({
      event_box_id: fn.coalesce(ref('event_box_id'), val(late.boxId ?? null)),
      guest_name: fn.coalesce(ref('guest_name'), val(late.guestName ?? null)),
      guest_phone: fn.coalesce(ref('guest_phone'), val(late.guestPhone ?? null)),
      guest_address: fn.coalesce(ref('guest_address'), val(late.guestAddress ?? null)),
      updated_at: now,
    }))
    .where('id', '=', orderId)
    // Details of guests that were erased with their host must not be written again.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_boxes')
            .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
            .select('event_boxes.id')
            .whereRef('event_boxes.id', '=', 'payment_orders.event_box_id')
            .where('hosts.deleted_at', 'is not', null),
        ),
      ),
    )
    .execute()

/** The order's row is locked by now: its contribution exists, or will be made from this row. */
const copyGuestToContribution = (trx: Transaction<Database>, orderId: string) =>
  trx
    .updateTable('contributions')
    .from('payment_orders')
    .set(({ ref }) => ({
      guest_name: ref('payment_orders.guest_name'),
      guest_phone: ref('payment_orders.guest_phone'),
      guest_address: ref('payment_orders.guest_address'),
    }))
    .whereRef('payment_orders.id', '=', 'contributions.payment_order_id')
    .where('contributions.payment_order_id', '=', orderId)
    .execute()

const scheduleOrderCheck = (trx: Transaction<Database>, orderId: string, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set({ check_at: now })
    .where('id', '=', orderId)
    .where('state', '!=', 'paid')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select('id')
          .where('payment_order_id', '=', orderId)
          .where('status', '=', 'captured'),
      ),
    )
    .execute()
