// Matches lines with payments and refunds by the provider's ids, and enters what only a line tells.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** Of two lines of one payment or refund the first is matched; the caller holds the settlement's lock. */
export async function matchLines(trx: Transaction<Database>, settlementId: string, now: Date): Promise<void> {
  await matchPayments(trx, settlementId, now)
  await enterUnallocated(trx, settlementId, now)
  await enterFees(trx, settlementId, now)
  await enterForeignRefunds(trx, settlementId, now)
  await matchRefunds(trx, settlementId, now)
}

const isUnmatched = (settlementId: string) => sql`
  l.settlement_id = ${settlementId} and l.payment_id is null and l.refund_id is null and l.withdrawn_at is null
  and not exists (
    select from settlement_lines earlier
    where earlier.settlement_id = l.settlement_id and earlier.type = l.type and earlier.entity_id = l.entity_id
      and earlier.number < l.number and earlier.withdrawn_at is null)`

const matchPayments = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    update settlement_lines l set payment_id = p.id, updated_at = ${now}
    from payments p
    where ${isUnmatched(settlementId)} and l.type = 'payment' and p.id = l.entity_id
      and p.status in ('captured', 'refunded')
      and not exists (select from settlement_lines other where other.payment_id = p.id)`.execute(trx)

/** The line `l` names the refund `r`; a lost dispute is deducted as an adjustment. */
const namesRefund = sql`(l.type = 'refund' and r.provider_refund_id = l.entity_id and r.kind <> 'dispute'
  or l.type = 'adjustment' and r.dispute_id = l.named_dispute_id and l.debit_paise > 0)`

/** A refund is matched once it is in the ledger. */
const matchRefunds = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    update settlement_lines l set refund_id = r.id, updated_at = ${now}
    from refunds r
    where ${isUnmatched(settlementId)} and r.state = 'processed'
      and ${namesRefund}
      and exists (select from ledger e where e.refund_id = r.id)
      and not exists (select from settlement_lines other where other.refund_id = r.id)
      and not exists (
        select from settlement_lines twin
        where l.type = 'adjustment' and twin.settlement_id = l.settlement_id and twin.type = l.type
          and twin.named_dispute_id = l.named_dispute_id and twin.debit_paise > 0 and twin.withdrawn_at is null
          and (twin.entity_id, twin.number) < (l.entity_id, l.number))`.execute(trx)

/**
 * Captured money without an entry: of a payment that was refunded before we learnt that it was captured; or in another
 * currency, whose value in rupees only the line tells. The refunds of the first are entered with it.
 */
async function enterUnallocated(trx: Transaction<Database>, settlementId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select p.id from settlement_lines l join payments p on p.id = l.payment_id
    join payment_orders o on o.id = p.payment_order_id
    where l.settlement_id = ${settlementId}
      and not exists (select from contributions c where c.payment_id = p.id)
      and not exists (select from ledger e where e.payment_id = p.id and e.kind = 'unallocated-payment')
    for update of o`.execute(trx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  // Looked at again under the lock of the order.
  await sql`
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-payment', p.event_box_id, p.id, paise, -paise, p.provider_created_at, ${now}::timestamptz
    from payments p join settlement_lines l on l.payment_id = p.id
    cross join lateral (
      select case when p.currency = 'INR' then p.amount_paise
        else l.credit_paise - l.debit_paise + l.fee_paise end as paise
    ) captured
    where p.id = any(${ids}) and paise <> 0
      and not exists (select from contributions c where c.payment_id = p.id)
    on conflict do nothing`.execute(trx)
  await sql`
    insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-refund', r.event_box_id, r.payment_id, r.id, -r.amount_paise, r.amount_paise, ${now}::timestamptz,
      ${now}::timestamptz
    from refunds r join payments p on p.id = r.payment_id
    join ledger e on e.payment_id = p.id and e.kind = 'unallocated-payment'
    where p.id = any(${ids}) and p.currency = 'INR' and r.state = 'processed'
      and not exists (select from ledger entered where entered.refund_id = r.id)
    on conflict do nothing`.execute(trx)
}

/** Refunds of payments in another currency, whose value in rupees only the line tells, once the payment itself is entered. */
const enterForeignRefunds = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    insert into ledger (kind, payment_id, refund_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-refund', r.payment_id, r.id, -paise, paise, ${now}::timestamptz, ${now}::timestamptz
    from settlement_lines l join refunds r on ${namesRefund} join payments p on p.id = r.payment_id
    join ledger e on e.payment_id = p.id and e.kind = 'unallocated-payment'
    cross join lateral (select l.debit_paise - l.credit_paise - l.fee_paise as paise) taken
    where ${isUnmatched(settlementId)} and r.state = 'processed' and p.currency <> 'INR' and paise > 0
      and not exists (select from ledger entered where entered.refund_id = r.id)
    on conflict do nothing`.execute(trx)

/** Fees that were never entered: of earlier payments, and of those that were reported without one. */
const enterFees = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, gateway_charges, input_gst, occurred_at,
      created_at)
    select 'gateway-fee', p.event_box_id, p.id, -l.fee_paise, l.fee_paise - l.tax_paise, l.tax_paise,
      p.provider_created_at, ${now}::timestamptz
    from settlement_lines l join payments p on p.id = l.payment_id
    where l.settlement_id = ${settlementId} and l.fee_paise > 0
      and not exists (select from ledger e where e.payment_id = p.id and e.kind = 'gateway-fee')
    on conflict do nothing`.execute(trx)
