// Stops a refund that an administrator has requested and that is not sent, since its payment has changed meanwhile.
import type { FlagDetail } from '@lifafa/contract/review-flags'
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'

type Why = Pick<FlagDetail, 'stopped_by' | 'refusal'>

/**
 * The administrator decides again, by what is left: a refund at the provider's dashboard may have been meant to be the
 * same. Should the provider have carried ours out all the same, its report says so later. The caller has locked the payment.
 */
export async function stopRequestedRefund(
  trx: Transaction<Database>,
  { id: paymentId, event_box_id }: Pick<Row<'payments'>, 'id' | 'event_box_id'>,
  why: Why,
  now: Date,
): Promise<void> {
  const stopped = await trx
    .updateTable('refunds')
    .set({ state: 'failed', check_at: null, updated_at: now })
    .where('payment_id', '=', paymentId)
    .where('event_box_id', '=', event_box_id)
    .where('kind', '=', 'administrator')
    .where('state', '=', 'requested')
    .returning(['id', 'amount_paise'])
    .executeTakeFirst()
  if (!stopped) return
  const detail = { refund_paise: stopped.amount_paise, ...why }
  await raiseFlag(trx, 'refund-stopped', { paymentId, refundId: stopped.id, detail, now })
}
