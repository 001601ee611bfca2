// What somebody has given back by hand cannot go back again: a refund that we have asked for is of the rest alone.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** Where nothing is left, our refund is not sent. The caller holds the lock of the payment's row, or has made it. */
export async function askForTheRest(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'amount_paise'>,
  now: Date,
): Promise<void> {
  const made = await trx
    .selectFrom('refunds')
    .select('amount_paise')
    .where('payment_id', '=', payment.id)
    .where('provider_refund_id', 'is not', null)
    .where('state', '!=', 'failed')
    .execute()
  const left = made.reduce((rest, { amount_paise }) => rest - amount_paise, payment.amount_paise)
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
