// Flags a gift that was refunded after it had been paid out to the host.
import type { Transaction } from 'kysely'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import { overpaidPaise } from '../../payouts/reads.ts'

/**
 * An administrator has to settle the amount with the host, unless later contributions cover it. `refundId`: where it is known.
 * Between a restore and its comparison contributions may be missing still, and the amount would be too large: the comparison has
 * the boxes checked.
 */
export async function flagHostOwes(
  trx: Transaction<Database>,
  { payment_id, event_box_id }: Pick<Row<'contributions'>, 'payment_id' | 'event_box_id'>,
  refundId: string | undefined,
  now: Date,
): Promise<void> {
  const owed_paise = await overpaidPaise(trx, event_box_id)
  if (owed_paise <= 0 || (await getRestoredAt(trx))) return
  await raiseFlag(trx, 'host-owes', {
    paymentId: payment_id,
    ...(refundId !== undefined && { refundId }),
    detail: { owed_paise },
    now,
  })
}
