// Erases the guests' names, phones, addresses and blessings: of a deleted host's contributions, and of single ones. Amounts and
// days stay.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Erasure } from './rules.ts'

export async function eraseContributions(
  trx: Transaction<Database>,
  hostId: string,
  now: Date,
): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  await trx
    .updateTable('contributions')
    .set({
      guest_name: null,
      corrected_name: null,
      guest_phone: null,
      guest_address: null,
      blessing: null,
      erased_at: now,
    })
    .where('event_box_id', 'in', boxes)
    .execute()
}

/** Erases the guests of some orders' contributions. */
export async function eraseContributors(
  trx: Transaction<Database>,
  { boxId, orderIds, extent, now }: Erasure,
): Promise<void> {
  await trx
    .updateTable('contributions')
    .set({ guest_phone: null, guest_address: null, erased_at: now })
    .$if(extent === 'all', (query) => query.set({ guest_name: null, corrected_name: null, blessing: null }))
    .where('event_box_id', '=', boxId)
    .where('payment_order_id', 'in', orderIds)
    .execute()
}
