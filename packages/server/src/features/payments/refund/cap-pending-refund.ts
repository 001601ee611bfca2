// Caps a pending refund at what is left of its payment after refunds made at the provider's dashboard.
import type { Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'

/** Where nothing is left, our refund fails unsent. The caller has locked or inserted the payment's row. */
export async function capPendingRefund(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>,
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

/** What is left of a payment after refunds that were sent; a refund that is only requested does not count. */
export async function paiseLeft(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>,
): Promise<Paise> {
  const made = await trx
    .selectFrom('refunds')
    .select('amount_paise')
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', payment.event_box_id)
    .where('provider_refund_id', 'is not', null)
    .where('state', '!=', 'failed')
    .execute()
  return made.reduce((rest, { amount_paise }) => rest - amount_paise, payment.amount_paise)
}
