// Enters captured money that is no contribution in the ledger: a second payment of an order.
import { sql, type Transaction } from 'kysely'
import { postUnallocatedRefunds } from '../../../books/post-refunds.ts'
import type { Database } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'

/** Once for each payment, with the refunds that were recorded before it. The caller holds the order's lock. */
export async function postUnallocatedPayment(
  trx: Transaction<Database>,
  { id, amount, created_at }: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, suspense, occurred_at, created_at)
    values ('unallocated-payment', ${boxId}, ${id}, ${amount}, ${-amount}, ${new Date(created_at * 1000)}, ${now})
    on conflict do nothing`.execute(trx)
  await postUnallocatedRefunds(trx, [id], now)
}
