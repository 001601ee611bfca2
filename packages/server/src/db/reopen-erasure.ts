// Makes the guests of a box due for erasure again, after some were written down late.
import type { Transaction } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Called after a phone, an address or a note was written. Nothing changes in a box whose guests are not erased; otherwise its host is told
 * again, and has the same time as the first time.
 */
export async function reopenErasure(trx: Transaction<Database>, boxId: string): Promise<void> {
  await trx
    .updateTable('event_boxes')
    .set({ guests_erased_at: null, guests_erasure_told_at: null })
    .where('id', '=', boxId)
    .where('guests_erased_at', 'is not', null)
    .execute()
}
