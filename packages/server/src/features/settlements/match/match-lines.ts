// Matches lines with payments, refunds, disputes and transfers by the provider's ids, and enters what only a line tells.
import { sql, type Transaction } from 'kysely'
import { postUnallocatedRefunds } from '../../../books/post-refunds.ts'
import type { Database, Row } from '../../../db/tables.ts'

/** The first of two lines of one payment or refund is matched; the caller holds the settlement's lock. */
export async function matchLines(trx: Transaction<Database>, settlementId: string, now: Date): Promise<void> {
  await matchPayments(trx, settlementId, now)
  await enterUnallocated(trx, settlementId, now)
  await enterFees(trx, settlementId, now)
  await enterForeignRefunds(trx, settlementId, now)
  await matchRefunds(trx, settlementId, now)
  await matchDisputes(trx, settlementId, now)
  await matchTransfers(trx, settlementId, now)
}

/** A line `l` that is matched with nothing, the first where there are two of one thing. */
const isUnmatched = (settlementId: string) => sql`
  l.settlement_id = ${settlementId} and l.payment_id is null and l.refund_id is null and l.transfer_id is null
  and l.reversal_id is null and l.dispute_id is null and l.withdrawn_at is null
  and not exists (
    select from settlement_lines earlier
    where earlier.settlement_id = l.settlement_id and earlier.type = l.type and earlier.entity_id = l.entity_id
      and earlier.number < l.number and earlier.withdrawn_at is null)`

const matchPayments = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    with paid as materialized (
      select id from payments where status in ('captured', 'refunded') and id in (
        select entity_id from settlement_lines where settlement_id = ${settlementId} and type = 'payment')
    )
    update settlement_lines l set payment_id = p.id, updated_at = ${now}
    from paid p
    where ${isUnmatched(settlementId)} and l.type = 'payment' and p.id = l.entity_id
      and not exists (select from settlement_lines other where other.payment_id = p.id)`.execute(trx)

/** A refund is matched once it is in the ledger. */
const matchRefunds = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    with named as materialized (
      select id, provider_refund_id from refunds where state in ('processed', 'returned') and kind <> 'dispute'
        and provider_refund_id in (
          select entity_id from settlement_lines where settlement_id = ${settlementId} and type = 'refund')
    ), entered as materialized (
      select refund_id from ledger where refund_id in (select id from named)
    )
    update settlement_lines l set refund_id = r.id, updated_at = ${now}
    from named r
    where ${isUnmatched(settlementId)} and l.type = 'refund' and r.provider_refund_id = l.entity_id
      and r.id in (select refund_id from entered)
      and not exists (select from settlement_lines other where other.refund_id = r.id)`.execute(trx)

/**
 * A dispute may be deducted when it begins or when it is lost, and given back when it is won, in each of its phases: it has any number of
 * lines, each adjustment once.
 */
const matchDisputes = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    with named as materialized (
      select id from disputes where id in (
        select named_dispute_id from settlement_lines where settlement_id = ${settlementId})
    )
    update settlement_lines l set dispute_id = d.id, updated_at = ${now}
    from named d
    where ${isUnmatched(settlementId)} and l.type = 'adjustment' and l.named_dispute_id = d.id
      and not exists (
        select from settlement_lines other where other.dispute_id = d.id and other.entity_id = l.entity_id)`.execute(
    trx,
  )

type Unallocated = Pick<Row<'payments'>, 'id' | 'event_box_id' | 'payment_order_id'>

/**
 * Captured money without an entry: of a payment that was refunded before we learnt that it was captured; or in another
 * currency, whose value in rupees only the line tells. The refunds of the first are entered with it.
 */
async function enterUnallocated(trx: Transaction<Database>, settlementId: string, now: Date): Promise<void> {
  const { rows } = await sql<Unallocated>`
    with unplaced as materialized (
      select p.id, p.event_box_id, p.payment_order_id from payments p
      where p.id in (select payment_id from settlement_lines where settlement_id = ${settlementId})
        and not exists (select from contributions c where c.payment_id = p.id and c.event_box_id = p.event_box_id)
    )
    select * from unplaced where id not in (
      select payment_id from ledger where kind = 'unallocated-payment' and payment_id in (select id from unplaced))`.execute(
    trx,
  )
  for (const { payment_order_id, event_box_id } of rows)
    await sql`select id from payment_orders
      where id = ${payment_order_id} and event_box_id = ${event_box_id} for update`.execute(trx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  // Looked at again under the lock of the order.
  await sql`
    with lines as materialized (
      select payment_id, credit_paise, debit_paise, fee_paise from settlement_lines where payment_id = any(${ids})
    )
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-payment', p.event_box_id, p.id, paise, -paise, p.provider_created_at, ${now}::timestamptz
    from payments p join lines l on l.payment_id = p.id
    cross join lateral (
      select case when p.currency = 'INR' then p.amount_paise
        else l.credit_paise - l.debit_paise + l.fee_paise end as paise
    ) captured
    where p.id = any(${ids}) and paise <> 0
      and not exists (select from contributions c where c.payment_id = p.id and c.event_box_id = p.event_box_id)
    on conflict do nothing`.execute(trx)
  await postUnallocatedRefunds(trx, ids, now)
}

/** Refunds of payments in another currency, whose value in rupees only the line tells, once the payment itself is entered. */
const enterForeignRefunds = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    with lines as materialized (
      select * from settlement_lines l where ${isUnmatched(settlementId)}
    ), theirs as materialized (
      select r.id, r.payment_id, r.provider_refund_id
      from refunds r join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
      where r.state = 'processed' and r.kind <> 'dispute' and p.currency <> 'INR'
    )
    insert into ledger (kind, payment_id, refund_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-refund', r.payment_id, r.id, -paise, paise, ${now}::timestamptz, ${now}::timestamptz
    from lines l join theirs r on l.type = 'refund' and r.provider_refund_id = l.entity_id
    cross join lateral (select l.debit_paise - l.credit_paise - l.fee_paise as paise) taken
    where paise > 0
      and r.payment_id in (
        select payment_id from ledger where kind = 'unallocated-payment' and payment_id in (select payment_id from theirs))
      and r.id not in (
        select refund_id from ledger
        where kind in ('refund', 'unallocated-refund') and refund_id in (select id from theirs))
    on conflict do nothing`.execute(trx)

/** Fees that were never entered: of earlier payments, and of those that were reported without one. */
const enterFees = (trx: Transaction<Database>, settlementId: string, now: Date) =>
  sql`
    with lines as materialized (
      select payment_id, fee_paise, tax_paise from settlement_lines
      where settlement_id = ${settlementId} and payment_id is not null and fee_paise > 0
    )
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, gateway_charges, input_gst, occurred_at,
      created_at)
    select 'gateway-fee', p.event_box_id, p.id, -l.fee_paise, l.fee_paise - l.tax_paise, l.tax_paise,
      p.provider_created_at, ${now}::timestamptz
    from payments p join lines l on l.payment_id = p.id
    where p.id not in (
        select payment_id from ledger where kind = 'gateway-fee' and payment_id in (select payment_id from lines))
    on conflict do nothing`.execute(trx)

/** Transfers to linked accounts, and their reversals: each once it is in the ledger. */
async function matchTransfers(trx: Transaction<Database>, settlementId: string, now: Date): Promise<void> {
  await sql`
    with named as materialized (
      select t.id, t.provider_transfer_id from transfers t where t.provider_transfer_id in (
        select entity_id from settlement_lines where settlement_id = ${settlementId} and type = 'transfer')
    ), entered as materialized (
      select transfer_id from ledger where kind = 'transfer' and transfer_id in (select id from named)
    )
    update settlement_lines l set transfer_id = t.id, updated_at = ${now}
    from named t
    where ${isUnmatched(settlementId)} and l.type = 'transfer' and t.provider_transfer_id = l.entity_id
      and t.id in (select transfer_id from entered)
      and not exists (select from settlement_lines other where other.transfer_id = t.id)`.execute(trx)
  await sql`
    with entered as materialized (
      select reversal_id from ledger where reversal_id in (
        select entity_id from settlement_lines where settlement_id = ${settlementId})
    )
    update settlement_lines l set reversal_id = e.reversal_id, updated_at = ${now}
    from entered e
    where ${isUnmatched(settlementId)} and e.reversal_id = l.entity_id
      and not exists (select from settlement_lines other where other.reversal_id = e.reversal_id)`.execute(
    trx,
  )
}
