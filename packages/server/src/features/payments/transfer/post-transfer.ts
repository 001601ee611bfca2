// Enters a transfer in the ledger: what the provider keeps for the host is not owed by us, unless it failed or was reversed.
import { sql, type Transaction } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { resolveFlags } from '../../../review-flags/writes.ts'
import { unpaidPaise } from '../../payouts/reads/payouts.ts'

type Order = Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>

type Entered = { kind: string; paymentId: string }

/**
 * Writes each ledger entry once, after the order's contribution exists. If it never will, because its payment was refunded before
 * we heard of it, the host owes us the transfer until it is reversed. The caller has locked the transfer. A failed or reversed
 * amount is owed to the host again: an administrator pays it out unless a refund uses it. Returns the entries.
 */
export async function postTransfer(
  trx: Transaction<Database>,
  { id, event_box_id: boxId }: Order,
  now: Date,
): Promise<Entered[]> {
  // The cause and the amounts of each: of the transfer itself from credit to debit; failure and reversals have the opposite signs.
  const { rows } = await sql<Entered>`
    with refunded as (
      select min(id) as id from payments where payment_order_id = ${id} and event_box_id = ${boxId} and status = 'refunded'
    ), due as (
      select t.id, t.state, t.amount_paise, t.fee_paise, t.tax_paise, coalesce(c.payment_id, r.id) as payment_id
      from transfers t cross join refunded r
      left join contributions c on c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id
      where t.payment_order_id = ${id} and t.event_box_id = ${boxId}
        and (c.id is not null or (r.id is not null and t.state in ('processed', 'failed')))
    ), entries as (
      select 'transfer' as kind, id, payment_id, null::text as reversal_id, amount_paise as owed, 0::bigint as fee,
        0::bigint as tax from due
      union all select 'transfer-failed', id, payment_id, null, -amount_paise, 0, 0 from due where state = 'failed'
      union all select 'transfer-fee', id, payment_id, null, 0, fee_paise, tax_paise from due where fee_paise > 0
      union all select 'transfer-reversal', due.id, payment_id, r.id, -r.amount_paise, 0, 0
        from due join transfer_reversals r on r.transfer_id = due.id and r.event_box_id = ${boxId}
    )
    insert into ledger (kind, event_box_id, payment_id, transfer_id, reversal_id, owed_to_hosts, gateway_charges, input_gst,
      gateway_receivable, occurred_at, created_at)
    select kind, ${boxId}::text, payment_id, id, reversal_id, owed, fee - tax, tax, -owed - fee, ${now}::timestamptz,
      ${now}::timestamptz
    from entries
    on conflict do nothing
    returning kind, payment_id as "paymentId"`.execute(trx)
  const kinds = rows.map(({ kind }) => kind)
  if (kinds.includes('transfer-failed')) await scheduleCheck(trx, 'event_boxes', boxId, now)
  // After a day its refund is known, also one at the provider's dashboard; what no refund uses is due.
  if (kinds.includes('transfer-reversal'))
    await sql`
      update event_boxes set check_at = least(check_at, ${new Date(now.getTime() + REFUNDED_WITHIN_MS)}::timestamptz)
      where id = ${boxId}`.execute(trx)
  if (kinds.includes('transfer-reversal') && (await unpaidPaise(trx, boxId)) >= 0)
    await resolveReversed(trx, boxId, now)
  return rows
}

/** Refunds at the provider's dashboard were flagged before their parts were reversed: once all are, no flag is left. */
async function resolveReversed(trx: Transaction<Database>, boxId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ paymentId: string }>`
    select payment_id as "paymentId" from review_flags
    where kind = 'host-owes' and resolved_at is null and payment_id in (
      select payment_id from ledger where event_box_id = ${boxId} and kind = 'transfer-reversal')`.execute(
    trx,
  )
  for (const { paymentId } of rows) await resolveFlags(trx, { kind: 'host-owes', paymentId }, now)
}

const REFUNDED_WITHIN_MS = 24 * 60 * 60 * 1000

/** Locks the order's transfer and makes its next check due now: the order was paid, or something of it was refunded. */
export const scheduleTransferCheck = (
  trx: Transaction<Database>,
  { id, event_box_id }: Order,
  now: Date,
): Promise<unknown> =>
  trx
    .updateTable('transfers')
    .set({ check_at: now })
    .where('payment_order_id', '=', id)
    .where('event_box_id', '=', event_box_id)
    .execute()
