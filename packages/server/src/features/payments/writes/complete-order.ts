// Fills in who gives and to which box, where a caller opened the order with an amount alone; what is known stays.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

export type LateDetails = {
  eventBoxId: string | undefined
  guestName: string | undefined
  guestPhone: string | undefined
  guestAddress: string | undefined
}

export async function completeOrder(
  db: Kysely<Database>,
  order: Row<'payment_orders'>,
  late: LateDetails,
  now: Date,
): Promise<void> {
  const isComplete = order.event_box_id && order.guest_name && order.guest_phone && order.guest_address
  if (isComplete) return
  await db
    .updateTable('payment_orders')
    .set(({ fn, val, ref }) => ({
      event_box_id: fn.coalesce(ref('event_box_id'), val(late.eventBoxId ?? null)),
      guest_name: fn.coalesce(ref('guest_name'), val(late.guestName ?? null)),
      guest_phone: fn.coalesce(ref('guest_phone'), val(late.guestPhone ?? null)),
      guest_address: fn.coalesce(ref('guest_address'), val(late.guestAddress ?? null)),
      updated_at: now,
    }))
    .where('id', '=', order.id)
    .where('state', '!=', 'paid')
    .execute()
}
