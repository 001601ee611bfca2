// A gift that went back to its guest may have been paid out already: an administrator must know.
import { formatPaise } from '@lifafa/contract/money'
import { sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { overpaidPaise } from '../../payouts/reads.ts'

/** Somebody must settle it with the host, unless later gifts do. */
export async function flagWhatHostOwes(
  trx: Transaction<Database>,
  gift: Pick<Row<'contributions'>, 'id' | 'event_box_id'>,
): Promise<void> {
  const overpaid = await overpaidPaise(trx, gift.event_box_id)
  if (overpaid <= 0) return
  const told = `given back after it had been paid out: the host owes ${formatPaise(overpaid)}`
  await trx
    .updateTable('contributions')
    .set({ needs_review: sql<string>`concat_ws('; ', needs_review, ${told}::text)` })
    .where('id', '=', gift.id)
    .execute()
}
