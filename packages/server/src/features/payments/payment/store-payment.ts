// Stores what the provider reports of one attempt to pay; an update that is older than the stored status fills in what is missing.
import { sql, type Transaction } from 'kysely'
import type { Database, PaymentStatus, Row } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { replacedStatuses, reportedPayment } from './reported-payment.ts'

/** Answers the status that is stored now. The caller holds the order's lock. */
export async function storePayment(
  trx: Transaction<Database>,
  { id, event_box_id, erased_at }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id' | 'erased_at'>,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentStatus> {
  const { rows } = await sql<{ status: PaymentStatus }>`
    select store_payment(${event_box_id}::text, ${id}::uuid, ${erased_at}::timestamptz, ${reportedPayment(payment)},
      ${replacedStatuses(payment)}, false, ${now}::timestamptz) as status`.execute(trx)
  if (!rows[0]) throw new Error('A function that answers one value answered none.')
  return rows[0].status
}
