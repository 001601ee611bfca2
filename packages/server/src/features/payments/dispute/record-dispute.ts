// Records a dispute of a payment and flags it for an administrator; a lost dispute reverses the contribution.
import type { Kysely, Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { ProviderDispute } from '../../../provider/objects/disputes.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import {
  capPendingRefund,
  lockPayment,
  paiseLeft,
  stopRequestedRefund,
} from '../refund/refunds-of-payment.ts'
import { reverseContribution } from '../refund/reverse-contribution.ts'
import { FLAG_OF_DISPUTE, isDisputeUpdate } from '../rules/flags.ts'

type Deps = { db: Kysely<Database>; now: Date }
type Payment = Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>

/** Answers the outcome in a word. An update that is older than the recorded status changes nothing. */
export const recordDispute = (
  { db, now }: Deps,
  reported: ProviderDispute,
): Promise<'disputed' | 'already' | 'unknown-payment'> =>
  inRepeatableTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, reported.payment_id)
    if (!payment) return 'unknown-payment'
    const before = await trx
      .selectFrom('disputes')
      .select('status')
      .where('id', '=', reported.id)
      .executeTakeFirst()
    if (before?.status === reported.status) await moveDeadline(trx, reported, now)
    if (!isDisputeUpdate(before?.status, reported.status)) return 'already'
    await storeDispute(trx, payment, reported, now)
    await flag(trx, reported, now)
    if (reported.status !== 'won' && reported.status !== 'closed')
      await stopRequestedRefund(trx, payment, { stopped_by: 'dispute' }, now)
    if (reported.status === 'lost') await recordLostAmount(trx, payment, reported, now)
    return 'disputed'
  })

async function storeDispute(
  trx: Transaction<Database>,
  { event_box_id }: Pick<Row<'payments'>, 'event_box_id'>,
  reported: ProviderDispute,
  now: Date,
): Promise<void> {
  const { id, payment_id, status } = reported
  await trx
    .insertInto('disputes')
    .values({
      id,
      payment_id,
      event_box_id,
      amount_paise: reported.amount,
      status,
      reason_code: reported.reason_code ?? null,
      respond_by: deadlineOf(reported),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['id', 'event_box_id']).doUpdateSet(({ ref, fn }) => ({
        status,
        respond_by: fn.coalesce(ref('excluded.respond_by'), ref('disputes.respond_by')),
        updated_at: now,
      })),
    )
    .execute()
}

/** The provider may give more time; a report without a deadline leaves the one that is known. */
async function moveDeadline(trx: Transaction<Database>, reported: ProviderDispute, now: Date): Promise<void> {
  const respond_by = deadlineOf(reported)
  if (respond_by === null) return
  await trx
    .updateTable('disputes')
    .set({ respond_by, updated_at: now })
    .where('id', '=', reported.id)
    .where('respond_by', 'is distinct from', respond_by)
    .execute()
}

/** The provider takes an answer until then. */
export const deadlineOf = ({ respond_by }: ProviderDispute): Date | null =>
  respond_by ? new Date(respond_by * 1000) : null

/** Once a dispute has ended, an answer has no effect: its end resolves the flag that asks for one. */
async function flag(
  trx: Transaction<Database>,
  { id, payment_id, status, reason_code }: ProviderDispute,
  now: Date,
): Promise<void> {
  const kind = FLAG_OF_DISPUTE[status]
  const detail = kind === 'disputed' && reason_code ? { reason_code } : {}
  await raiseFlag(trx, kind, { paymentId: payment_id, disputeId: id, detail, now })
  if (kind !== 'disputed') await resolveFlags(trx, { kind: 'disputed', disputeId: id }, now)
}

/** The provider has debited our account: records at most what is left of the payment after earlier refunds. */
async function recordLostAmount(
  trx: Transaction<Database>,
  payment: Payment,
  { id, amount, amount_deducted }: ProviderDispute,
  now: Date,
): Promise<void> {
  const amount_paise = Math.min(amount_deducted || amount, await paiseLeft(trx, payment))
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
    .returning(['id', 'amount_paise', 'kind'])
    .executeTakeFirstOrThrow()
  await capPendingRefund(trx, payment, now)
  await reverseContribution(trx, payment, refund, now)
}
