// Erases how the names of a deleted host's guests were corrected. The names themselves: contributions/erase.ts.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

export async function eraseNameCorrections(trx: Transaction<Database>, hostId: string): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  await trx.deleteFrom('name_corrections').where('event_box_id', 'in', boxes).execute()
}
