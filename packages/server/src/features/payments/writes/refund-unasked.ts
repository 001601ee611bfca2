// A second captured payment on one order is a gift that nobody meant to give: it goes back, and it is seen that it does.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { ProviderPayment } from '../../../payments/provider.ts'

export const UNASKED = 'second payment of one order'

/** By then the job has sent it; if not, somebody must. */
const LOOK_AFTER_MS = 15 * 60 * 1000

export async function refundUnasked(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const refund = await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      amount_paise: payment.amount,
      reason: UNASKED,
      check_at: new Date(now.getTime() + LOOK_AFTER_MS),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (refund) await jobs.add(trx, 'refund-payment', { refundId: refund.id })
}
