// Flags a gift that was refunded after it had been paid out to the host.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import { overpaidPaise } from '../../payouts/reads.ts'

/** An administrator has to settle the amount with the host, unless later contributions cover it. `refundId`: where it is known. */
export async function flagHostOwes(
  trx: Transaction<Database>,
  contribution: Pick<Row<'contributions'>, 'payment_id' | 'event_box_id'>,
  refundId: string | undefined,
  now: Date,
): Promise<void> {
  const owed_paise = await overpaidPaise(trx, contribution.event_box_id)
  if (owed_paise <= 0) return
  await raiseFlag(trx, 'host-owes', {
    paymentId: contribution.payment_id,
    ...(refundId !== undefined && { refundId }),
    detail: { owed_paise },
    now,
  })
}
