// Erases how the names of guests were corrected: a deleted host's, and single ones. The names themselves: contributions/erase.ts.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Erasure } from '../contributions/rules.ts'

export async function eraseNameCorrections(trx: Transaction<Database>, hostId: string): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  await trx.deleteFrom('name_corrections').where('event_box_id', 'in', boxes).execute()
}

export async function eraseCorrectionsOfOrders(
  trx: Transaction<Database>,
  { boxId, orderIds }: Erasure,
): Promise<void> {
  const contributions = trx
    .selectFrom('contributions')
    .select('id')
    .where('event_box_id', '=', boxId)
    .where('payment_order_id', 'in', orderIds)
  await trx
    .deleteFrom('name_corrections')
    .where('event_box_id', '=', boxId)
    .where('contribution_id', 'in', contributions)
    .execute()
}
