// Requests the refund of a second captured payment of one order, and flags it.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import { capPendingRefund } from './cap-pending-refund.ts'

/** By then the job has sent it; if not, processDueRefunds does. */
export const REFUND_JOB_WITHIN_MS = 15 * 60 * 1000

export async function refundDuplicatePayment(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>,
  now: Date,
): Promise<void> {
  const refund = await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      event_box_id: payment.event_box_id,
      amount_paise: payment.amount_paise,
      kind: 'duplicate',
      check_at: new Date(now.getTime() + REFUND_JOB_WITHIN_MS),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!refund) return
  // The refund needs no action, but an administrator should know that a guest was charged twice.
  await raiseFlag(trx, 'second-payment', { paymentId: payment.id, now })
  await capPendingRefund(trx, payment, now)
  await jobs.add(trx, 'refund-payment', { refundId: refund.id })
}
