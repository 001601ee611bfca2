// Fills in the guest of an order that a caller opened without one; known values stay.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

export type LateGuest = {
  guestName: string | undefined
  guestPhone: string | undefined
  guestAddress: string | undefined
}

/** A webhook may have been faster: then the guest's details are copied to the contribution. */
export async function completeOrder(
  db: Kysely<Database>,
  order: Row<'payment_orders'>,
  late: LateGuest,
  now: Date,
): Promise<void> {
  if (order.guest_name && order.guest_phone && order.guest_address) return
  await inTransaction(db, (trx) => nameGuest(trx, order, late, now))
}

export async function nameGuest(
  trx: Transaction<Database>,
  { id, event_box_id }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>,
  late: LateGuest,
  now: Date,
): Promise<void> {
  const { guestName = null, guestPhone = null, guestAddress = null } = late
  // Details of guests that were erased, by themselves or with their host, must not be written again.
  await sql`
    update payment_orders set guest_name = coalesce(guest_name, ${guestName}),
      guest_phone = coalesce(guest_phone, ${guestPhone}), guest_address = coalesce(guest_address, ${guestAddress}),
      updated_at = ${now}
    where id = ${id} and event_box_id = ${event_box_id} and erased_at is null
      and not exists (select 1 from event_boxes b join hosts h on h.id = b.host_id
        where b.id = ${event_box_id} and h.deleted_at is not null)`.execute(trx)
  // The order's row is locked by now: its contribution exists, or will be made from this row.
  await sql`
    update contributions c
    set guest_name = o.guest_name, guest_phone = o.guest_phone, guest_address = o.guest_address
    from payment_orders o
    where o.id = ${id} and o.event_box_id = ${event_box_id}
      and c.payment_order_id = ${id} and c.event_box_id = ${event_box_id}`.execute(trx)
}
