// Records what a lost dispute takes of its payment: a refund that nobody asked for.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { ProviderDispute } from '../../../provider/objects/disputes.ts'
import { resolveFlags } from '../../../review-flags/writes.ts'
import { capPendingRefund, paiseLeft } from '../refund/refunds-of-payment.ts'
import { reverseContribution } from '../refund/reverse-contribution.ts'

type Payment = Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>
type Lost = Pick<ProviderDispute, 'id' | 'amount' | 'amount_deducted'>

/**
 * The provider debits our account, or has done so when the dispute began: records at most what is left after earlier refunds, once. Callers
 * hold the lock of the payment.
 */
export async function recordLostAmount(
  trx: Transaction<Database>,
  payment: Payment,
  { id, amount, amount_deducted }: Lost,
  now: Date,
): Promise<void> {
  const leftPaise = await paiseLeft(trx, payment)
  const amount_paise = Math.min(amount, amount_deducted || amount, leftPaise)
  if (amount_paise <= 0) return
  const refund = await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      event_box_id: payment.event_box_id,
      amount_paise,
      kind: 'dispute',
      dispute_id: id,
      state: 'processed',
      provider_refund_id: id,
      created_at: now,
      updated_at: now,
    })
    .onConflict((recorded) => recorded.doNothing())
    .returning(['id', 'amount_paise', 'kind'])
    .executeTakeFirst()
  if (!refund) return
  // Nothing of a refund that failed before is with us any more.
  if (amount_paise === leftPaise)
    await resolveFlags(trx, { kind: 'refund-failed', paymentId: payment.id }, now)
  await capPendingRefund(trx, payment, now)
  await reverseContribution(trx, payment, refund, now)
}

/** For a refund that has failed or come back: a dispute that was lost meanwhile found nothing left beside it, and takes the money now. */
export async function recordLostDisputes(
  trx: Transaction<Database>,
  payment: Payment,
  now: Date,
): Promise<void> {
  const lost = await trx
    .selectFrom('disputes')
    .select(['id', 'amount_paise as amount'])
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', payment.event_box_id)
    .where('status', '=', 'lost')
    .orderBy('updated_at')
    .execute()
  for (const dispute of lost) await recordLostAmount(trx, payment, dispute, now)
}
