// Erases the guests' names, phones, addresses and blessings of a deleted host's contributions. Amounts and days stay.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

export async function eraseContributions(trx: Transaction<Database>, hostId: string): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  await trx
    .updateTable('contributions')
    .set({ guest_name: null, corrected_name: null, guest_phone: null, guest_address: null, blessing: null })
    .where('event_box_id', 'in', boxes)
    .execute()
}
