// Forgets who gave to a host's boxes: names, phones, addresses and UPI ids. Amounts, days and references stay.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'

const NOBODY = { guest_name: null, guest_phone: null, guest_address: null }

export async function eraseGuests(trx: Transaction<Database>, hostId: string): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  const orders = trx.selectFrom('payment_orders').select('id').where('event_box_id', 'in', boxes)
  await trx.updateTable('contributions').set(NOBODY).where('event_box_id', 'in', boxes).execute()
  await trx.updateTable('payment_orders').set(NOBODY).where('event_box_id', 'in', boxes).execute()
  await trx
    .updateTable('payments')
    .set({ vpa: null })
    .where('payment_order_id', 'in', orders)
    .where('vpa', 'is not', null)
    .execute()
}
