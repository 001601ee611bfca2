// Erases what a deleted host wrote on event boxes, and hides them.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

const NOTHING = '-'

export async function eraseBoxes(trx: Transaction<Database>, hostId: string, now: Date): Promise<void> {
  await trx
    .updateTable('event_boxes')
    .set(({ fn, ref, val, case: when }) => ({
      name: NOTHING,
      message: '',
      // Only a marriage has a couple, and it must have one.
      groom_name: when().when('event_type', '=', 'marriage').then(NOTHING).else('').end(),
      bride_name: when().when('event_type', '=', 'marriage').then(NOTHING).else('').end(),
      location: NOTHING,
      deleted_at: fn.coalesce(ref('deleted_at'), val(now)),
      updated_at: now,
    }))
    .where('host_id', '=', hostId)
    .execute()
}
