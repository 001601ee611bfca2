// What somebody has given back by hand cannot go back again: a refund that we have asked for is of the rest alone.
import type { Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'

/** Where nothing is left, our refund is not sent. The caller holds the lock of the payment's row, or has made it. */
export async function capPendingRefund(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'amount_paise'>,
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
    .where('state', '=', 'requested')
    .where('amount_paise', '>', left)
    .execute()
}

/** What of a payment has not gone back, and is not on its way: a refund that we have only asked for is not counted. */
export async function paiseLeft(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'amount_paise'>,
): Promise<Paise> {
  const made = await trx
    .selectFrom('refunds')
    .select('amount_paise')
    .where('payment_id', '=', payment.id)
    .where('provider_refund_id', 'is not', null)
    .where('state', '!=', 'failed')
    .execute()
  return made.reduce((rest, { amount_paise }) => rest - amount_paise, payment.amount_paise)
}
