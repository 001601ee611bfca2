// Keeps a guest's words with a contribution; none, where they are empty. Hidden ones stay hidden when they are changed.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

type Written = { boxId: string; orderId: string; blessing: string }

/** False if nothing is left of the gift, or its box was deleted. */
export const writeBlessing = (
  db: Kysely<Database>,
  { boxId, orderId, blessing }: Written,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    // Shared among guests; a deletion of the host, which erases what was written, waits for it or is over.
    const box = await trx
      .selectFrom('event_boxes')
      .select('id')
      .where('id', '=', boxId)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!box) return false
    const { numUpdatedRows } = await trx
      .updateTable('contributions')
      .set({ blessing: blessing || null })
      .where('payment_order_id', '=', orderId)
      .where('event_box_id', '=', boxId)
      .where('kept_paise', '>', 0)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
