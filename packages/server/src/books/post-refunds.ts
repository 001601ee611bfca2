// Enters refunds of unallocated payments in the ledger, and what the provider takes itself for lost disputes.
import { CURRENCY } from '@lifafa/contract/money'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

/**
 * Once for each refund; does nothing for payments that were never entered as unallocated. Only the settlement tells
 * the value of a refund in another currency.
 */
export async function postUnallocatedRefunds(
  trx: Transaction<Database>,
  paymentIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-refund', r.event_box_id, r.payment_id, r.id, -r.amount_paise, r.amount_paise, ${now}::timestamptz,
      ${now}::timestamptz
    from refunds r join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
    where r.payment_id = any(${paymentIds}) and r.state = 'processed' and p.currency = ${CURRENCY}
      and p.id in (select payment_id from ledger where kind = 'unallocated-payment' and payment_id = any(${paymentIds}))
      and r.id not in (select refund_id from ledger
        where kind in ('refund', 'unallocated-refund') and payment_id = any(${paymentIds}))
    on conflict do nothing`.execute(trx)
  await postLostDisputes(trx, paymentIds, now)
}

/**
 * Once for each refund of a lost dispute that is in the ledger. The provider deducts it by a line of its own, perhaps long before it is
 * lost: in `disputed` the two meet.
 */
export async function postLostDisputes(
  trx: Transaction<Database>,
  paymentIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, disputed, occurred_at, created_at)
    select 'dispute-lost', l.event_box_id, l.payment_id, l.refund_id, -l.gateway_receivable, l.gateway_receivable,
      ${now}::timestamptz, ${now}::timestamptz
    from ledger l join refunds r on r.id = l.refund_id and r.event_box_id = l.event_box_id
    where l.payment_id = any(${paymentIds}) and l.kind in ('refund', 'unallocated-refund') and l.gateway_receivable <> 0
      and r.kind = 'dispute'
    on conflict do nothing`.execute(trx)
}
