// Writes down that a guest's bank disputes a payment, so that an administrator answers it; once lost, the gift goes back.
import type { Kysely, Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { ProviderDispute } from '../../../provider/provider.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import { capPendingRefund, paiseLeft } from '../refund/cap-pending-refund.ts'
import { reverseContribution } from '../refund/reverse-contribution.ts'
import { FLAG_OF_DISPUTE, isDisputeNews } from '../rules.ts'

type Deps = { db: Kysely<Database>; now: Date }
type Payment = Pick<Row<'payments'>, 'id' | 'amount_paise'>

/** Answers what has come of it, in a word; news that are older than what we know change nothing. */
export const recordDispute = (
  { db, now }: Deps,
  told: ProviderDispute,
): Promise<'disputed' | 'already' | 'unknown-payment'> =>
  inRepeatableTransaction(db, async (trx) => {
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'amount_paise'])
      .where('id', '=', told.payment_id)
      .forUpdate()
      .executeTakeFirst()
    if (!payment) return 'unknown-payment'
    const before = await trx
      .selectFrom('disputes')
      .select('status')
      .where('id', '=', told.id)
      .executeTakeFirst()
    if (!isDisputeNews(before?.status, told.status)) return 'already'
    await keep(trx, told, now)
    await flag(trx, told, now)
    if (told.status === 'lost') await takeBack(trx, payment, told, now)
    return 'disputed'
  })

async function keep(trx: Transaction<Database>, told: ProviderDispute, now: Date): Promise<void> {
  const { id, payment_id, status } = told
  await trx
    .insertInto('disputes')
    .values({
      id,
      payment_id,
      amount_paise: told.amount,
      status,
      reason_code: told.reason_code ?? null,
      respond_by: told.respond_by ? new Date(told.respond_by * 1000) : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, updated_at: now }))
    .execute()
}

/** Who answers a dispute that has ended does so in vain: its end resolves the flag that asks for an answer. */
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

/** The provider has taken it from our account: no more of it than is left of the payment, whatever went back before. */
async function takeBack(
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
