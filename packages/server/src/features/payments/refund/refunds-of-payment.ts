// Reads and changes the refunds of one payment, under its lock.
import type { FlagDetail } from '@lifafa/contract/review-flags'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'

type Payment = Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>

/** Undefined where it is unknown. Locked in its box: where tables are spread over servers, rows of one box alone can be locked. */
export async function lockPayment(
  trx: Transaction<Database>,
  paymentId: string,
): Promise<Row<'payments'> | undefined> {
  const payment = trx.selectFrom('payments').where('id', '=', paymentId)
  const place = await payment.select('event_box_id').executeTakeFirst()
  return (
    place && payment.selectAll().where('event_box_id', '=', place.event_box_id).forUpdate().executeTakeFirst()
  )
}

/** While it lasts nothing is refunded: the guest's bank may take the payment back itself, and the provider may have given it the money. */
export const hasOpenDispute = async (db: Kysely<Database>, paymentId: string): Promise<boolean> =>
  (await db
    .selectFrom('disputes')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['open', 'under_review'])
    .executeTakeFirst()) !== undefined

/**
 * Caps a refund that is only requested at the rest of its payment after refunds made at the provider's dashboard. If nothing is
 * left, it fails unsent.
 */
export async function capPendingRefund(
  trx: Transaction<Database>,
  payment: Payment,
  now: Date,
): Promise<void> {
  const left = await paiseLeft(trx, payment)
  await trx
    .updateTable('refunds')
    .set(
      left > 0
        ? { amount_paise: left, updated_at: now }
        : { state: 'failed', check_at: null, updated_at: now },
    )
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', payment.event_box_id)
    .where('state', '=', 'requested')
    .where('amount_paise', '>', left)
    .execute()
}

/** The rest of a payment after refunds that were sent; a refund that is only requested does not count. */
export async function paiseLeft(trx: Transaction<Database>, payment: Payment): Promise<Paise> {
  const made = await trx
    .selectFrom('refunds')
    .select('amount_paise')
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', payment.event_box_id)
    .where('provider_refund_id', 'is not', null)
    .where('state', 'not in', ['failed', 'returned'])
    .execute()
  return made.reduce((rest, { amount_paise }) => rest - amount_paise, payment.amount_paise)
}

/**
 * Stops a refund that an administrator has requested and that is not sent, since its payment has changed meanwhile.
 * The administrator decides again, by what is left: a refund at the provider's dashboard may have been meant to be the
 * same. Should the provider have carried ours out all the same, its report says so later.
 */
export async function stopRequestedRefund(
  trx: Transaction<Database>,
  { id: paymentId, event_box_id }: Payment,
  why: Pick<FlagDetail, 'stopped_by' | 'refusal'>,
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
