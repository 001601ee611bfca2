// Enters captured money that is no contribution in the ledger: a second payment of an order.
import { CURRENCY } from '@lifafa/contract/money'
import { sql, type Transaction } from 'kysely'
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
  await postUnallocatedRefunds(trx, id, now)
}

/**
 * Writes one entry for each refund; does nothing for a payment that was never entered as unallocated. Only the
 * settlement tells a foreign refund's value in rupees.
 */
export async function postUnallocatedRefunds(
  trx: Transaction<Database>,
  paymentId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-refund', r.event_box_id, r.payment_id, r.id, -r.amount_paise, r.amount_paise, ${now}::timestamptz,
      ${now}::timestamptz
    from refunds r join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
    where r.payment_id = ${paymentId} and r.state = 'processed' and p.currency = ${CURRENCY}
      and exists (select 1 from ledger where payment_id = ${paymentId} and kind = 'unallocated-payment')
      and r.id not in (select refund_id from ledger
        where payment_id = ${paymentId} and kind in ('refund', 'unallocated-refund'))
    on conflict do nothing`.execute(trx)
}
