// Lets the holds of transfers be looked at after the event's day was changed: they end a day after it.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** Those of unpaid orders are looked at when they are paid; those that are with the host have no check any more. */
export async function checkHolds(trx: Transaction<Database>, boxId: string, now: Date): Promise<void> {
  await trx
    .updateTable('transfers')
    .set({ check_at: now })
    .where('event_box_id', '=', boxId)
    .where('check_at', 'is not', null)
    .execute()
}
