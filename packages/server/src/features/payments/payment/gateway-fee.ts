// Enters in the ledger what the provider keeps of a payment: its fee, and the GST on it.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { reportedPayment } from './reported-payment.ts'

/** Once for each payment of this box. The fee is kept when the payment is refunded. */
export async function enterGatewayFee(
  trx: Transaction<Database>,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<void> {
  await sql`select enter_gateway_fee(${boxId}::text, ${reportedPayment(payment)}, false, ${now}::timestamptz)`.execute(
    trx,
  )
}
