// Queries that must return no row in a consistent database: run at start, hourly, and after tests that move money.

import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely'
import { OPEN_PAYOUT_STATES } from '../open-payouts.ts'
import { LEDGER_ACCOUNTS } from '../tables/ledger-table.ts'
import type { Database } from '../tables.ts'
import { checksAcrossBoxes } from './across-boxes.ts'

export interface Inconsistency {
  /** The inconsistency, in words. */
  check: string
  /** At most a hundred of the rows that show it. */
  rows: unknown[]
}

// Money for an order whose box is unknown cannot be credited. It is consistent only while an administrator sees it and, once
// the box is named, while the order is about to be looked at. Money in another currency is no contribution: it is consistent
// while an administrator sees it.
const isSeen = sql`exists (
  select from review_flags f where f.payment_id = p.id and (
    (f.kind = 'no-box' and f.resolved_at is null
      and (o.event_box_id = ${NO_BOX} or (o.state <> 'paid' and o.check_at is not null)))
    or (f.kind = 'other-currency' and p.currency <> 'INR')))`

const LEDGER_SUMS = sql.join(
  LEDGER_ACCOUNTS.map((account) => sql`sum(${sql.ref(account)}) as ${sql.ref(account)}`),
)
const accountsOf = (table: string) =>
  sql.join(LEDGER_ACCOUNTS.map((account) => sql.ref(`${table}.${account}`)))

const checks: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a captured payment is neither a contribution nor refunded': sql`
    select p.id, p.payment_order_id from payments p join payment_orders o on o.id = p.payment_order_id
    where p.status = 'captured' and not ${isSeen}
      and not exists (select from contributions c where c.payment_id = p.id)
      and not exists (select from refunds r where r.payment_id = p.id)`,

  'an order is paid twice': sql`
    select p.payment_order_id, array_agg(p.id) as payments
    from payments p join payment_orders o on o.id = p.payment_order_id
    where p.status = 'captured' and not ${isSeen}
      and p.payment_order_id in (
        select payment_order_id from payments where status = 'captured' group by 1 having count(*) > 1)
      and not exists (select from refunds r where r.payment_id = p.id)
    group by p.payment_order_id having count(*) > 1`,

  'an order is paid but has no contribution': sql`
    select o.id from payment_orders o
    where o.state = 'paid'
      and not exists (select from contributions c where c.payment_order_id = o.id)`,

  'a contribution has an order that is not paid': sql`
    select c.id, o.state from contributions c join payment_orders o on o.id = c.payment_order_id
    where o.state <> 'paid'`,

  'a contribution has a payment that was not captured': sql`
    select c.id, p.status from contributions c join payments p on p.id = c.payment_id
    where p.status not in ('captured', 'refunded')`,

  'a contribution is not what was paid or ordered, and nobody is told': sql`
    select c.id, c.amount_paise, c.fee_paise, p.amount_paise as paid_paise, p.currency, o.amount_paise as ordered_paise
    from contributions c join payments p on p.id = c.payment_id join payment_orders o on o.id = c.payment_order_id
    where not exists (select from review_flags f where f.payment_id = p.id and f.kind in ('amount-differs', 'other'))
      and (c.amount_paise + c.fee_paise <> p.amount_paise or p.amount_paise <> o.amount_paise or p.currency <> 'INR')`,

  // All are joined and summed at once: looking up the lines per transaction takes several times as long.
  'a contribution is not in the ledger as it is': sql`
    select c.id from contributions c
    left join ledger l on l.contribution_id = c.id and l.kind = 'contribution'
    where (l.event_box_id, l.owed_to_hosts, l.platform_fee)
      is distinct from (c.event_box_id, -c.amount_paise, -c.fee_paise)`,

  'captured money is not in the ledger': sql`
    select p.id from payments p where p.status = 'captured' and p.currency = 'INR'
      and not exists (select from contributions c where c.payment_id = p.id)
      and not exists (select from ledger l where l.payment_id = p.id and l.kind = 'unallocated-payment')`,

  // A payment that was never reported as captured, because it was refunded first, has no entry.
  'what the gateway owes us of a payment is not what was captured less refunds': sql`
    select p.id, p.amount_paise, refunded.paise as refunded_paise, entered.paise as entered_paise
    from payments p
    join (
      select payment_id, sum(gateway_receivable) as paise from ledger
      where kind in ('contribution', 'refund', 'unallocated-payment', 'unallocated-refund') group by payment_id
      having bool_or(kind in ('contribution', 'unallocated-payment'))
    ) entered on entered.payment_id = p.id
    left join (
      select payment_id, sum(amount_paise) as paise from refunds where state = 'processed' group by payment_id
    ) refunded on refunded.payment_id = p.id
    where p.currency = 'INR' and entered.paise <> p.amount_paise - coalesce(refunded.paise, 0)`,

  // A refund that is pending at the bank may have failed, and the rest be refunded again, before we hear of the failure.
  // Where the provider's report has changed since, somebody is told.
  'a settlement in the ledger is not what its lines are': sql`
    select s.id, s.amount_paise, lines.paise as lines_paise, entered.paise as entered_paise
    from settlements s
    left join (
      select settlement_id, sum(credit_paise - debit_paise) as paise from settlement_lines
      where withdrawn_at is null group by settlement_id
    ) lines on lines.settlement_id = s.id
    left join (
      select settlement_id, sum(bank) as paise from ledger where kind = 'settlement' group by settlement_id
    ) entered on entered.settlement_id = s.id
    where coalesce(entered.paise, 0) <> case when s.booked_at is null then 0 else s.amount_paise end
      or (s.booked_at is not null and coalesce(lines.paise, 0) <> s.amount_paise and not exists (
        select from review_flags f
        where f.settlement_id = s.id and f.kind = 'settlement-sum-differs' and f.resolved_at is null))`,

  'a line of a settlement is not in the ledger as it is': sql`
    with entered as (
      select l.id, -sum(e.gateway_receivable) as paise from settlement_lines l
      join ledger e on e.payment_id = l.payment_id
        and e.kind in ('contribution', 'unallocated-payment', 'gateway-fee')
      group by l.id
      union all
      select l.id, -sum(e.gateway_receivable) from settlement_lines l
      join ledger e on e.refund_id = l.refund_id and e.kind in ('refund', 'unallocated-refund')
      group by l.id
      union all
      select e.settlement_line_id, -sum(e.gateway_receivable) from ledger e
      where e.kind = 'settlement-adjustment' group by e.settlement_line_id
    )
    select l.id, l.settlement_id, l.entity_id, sum(entered.paise) as entered_paise
    from settlement_lines l join settlements s on s.id = l.settlement_id left join entered on entered.id = l.id
    where s.booked_at is not null
    group by l.id
    having coalesce(-sum(entered.paise), 0)
      <> case when l.withdrawn_at is null then l.credit_paise - l.debit_paise else 0 end`,

  'a line of a settlement is matched with something else than it names': sql`
    select l.id, l.entity_id, l.payment_id, l.refund_id from settlement_lines l
    left join refunds r on r.id = l.refund_id
    where l.payment_id <> l.entity_id
      or (l.refund_id is not null and l.entity_id is distinct from r.provider_refund_id
        and l.named_dispute_id is distinct from r.dispute_id)`,

  'a settlement is not in the ledger, and nobody asks about it': sql`
    select s.id, s.status from settlements s where s.booked_at is null and s.check_at is null`,

  'more is refunded than was paid': sql`
    select p.id from payments p join refunds r on r.payment_id = p.id
    group by p.id, p.event_box_id
    having sum(r.amount_paise) filter (where r.state = 'processed') > p.amount_paise
      or (bool_or(r.state = 'requested')
        and sum(r.amount_paise) filter (where r.state <> 'failed') > p.amount_paise)`,

  'a refund is under way, and nobody sees to it': sql`
    select r.id, r.state from refunds r where r.state in ('requested', 'sent') and r.check_at is null`,

  'a gift was given back, but not taken out of the books': sql`
    select r.id, c.id as contribution from refunds r join contributions c on c.payment_id = r.payment_id
    where r.state = 'processed'
      and (c.refunded_paise = 0 or not exists (select from ledger l where l.refund_id = r.id))`,

  // What was owed at first is compared above.
  'what a host is owed of a gift is not what was kept of it': sql`
    with taken_back as (
      select payment_id, sum(owed_to_hosts) as paise from ledger where kind = 'refund' group by payment_id
    )
    select c.id, c.kept_paise, c.amount_paise - coalesce(t.paise, 0) as owed_paise
    from contributions c left join taken_back t using (payment_id)
    where c.refunded_paise <> coalesce(t.paise, 0)`,

  // Payouts that are not sent yet are corrected at the next check of the box. Where it is flagged, the refunded amount explains
  // no more than itself.
  'more is paid out than was kept, and nobody is told': sql`
    with paid as (
      select event_box_id, coalesce(sum(amount_paise) filter (where state in ('sent', 'processing', 'processed')), 0) as gone,
        coalesce(sum(amount_paise) filter (where state in ('waiting', 'due')), 0) as unsent
      from payouts group by event_box_id
    ), kept as (
      select event_box_id, sum(kept_paise) as paise, sum(refunded_paise) as refunded from contributions group by event_box_id
    ), corrected as (
      select event_box_id, -sum(owed_to_hosts) as paise from ledger
      where kind = 'correction' and owed_to_hosts <> 0 group by event_box_id
    ), flagged as (
      select distinct c.event_box_id from review_flags f join contributions c on c.payment_id = f.payment_id
      where f.kind in ('host-owes', 'other') and c.refunded_paise > 0
    ), boxes as (
      select b.id, b.check_at, coalesce(kept.paise, 0) + coalesce(corrected.paise, 0)
          + case when flagged.event_box_id is null then 0 else kept.refunded end as told_paise,
        coalesce(paid.gone, 0) as gone_paise, coalesce(paid.unsent, 0) as unsent_paise
      from event_boxes b left join paid on paid.event_box_id = b.id left join kept on kept.event_box_id = b.id
      left join corrected on corrected.event_box_id = b.id left join flagged on flagged.event_box_id = b.id
    )
    select id, told_paise, gone_paise, unsent_paise from boxes
    where gone_paise > told_paise or (check_at is null and gone_paise + unsent_paise > told_paise)`,

  'a payout is not in the ledger as it is': sql`
    select p.id, p.state, j.paid, j.paise from payouts p
    join lateral (
      select count(*) filter (where l.kind = 'payout') as paid, count(*) as entries,
        coalesce(sum(l.owed_to_hosts), 0) as paise
      from ledger l where l.payout_id = p.id and l.kind in ('payout', 'payout-reversal')
    ) j on true
    where j.paise <> case when p.state = 'processed' then p.amount_paise else 0 end
      or j.paid <> case when p.paid_at is null then 0 else 1 end
      or j.entries <> j.paid + case when p.state = 'reversed' then j.paid else 0 end`,

  'payouts in transit are not those that the provider has accepted': sql`
    select p.id, p.state, p.amount_paise, l.paise from payouts p
    join lateral (
      select coalesce(sum(l.payouts_in_transit), 0) as paise from ledger l where l.payout_id = p.id
    ) l on true
    where l.paise <> case when p.state = 'processing' then p.amount_paise else 0 end`,

  'a series of invoices has a gap': sql`
    select s.kind, s.year, s.last_number, count(i.id) as issued from fee_invoice_series s
    left join fee_invoices i on (i.kind, i.year) = (s.kind, s.year)
    group by s.kind, s.year having count(i.id) <> s.last_number`,

  'a host is owed, and nobody sees to it': sql`
    select b.id, owed.paise as owed_paise from event_boxes b
    join (
      select l.event_box_id, -sum(l.owed_to_hosts) as paise from ledger l
      where l.owed_to_hosts <> 0 group by l.event_box_id
    ) owed on owed.event_box_id = b.id
    where b.check_at is null and owed.paise - 100 >= coalesce((
      select sum(p.amount_paise) from payouts p
      where p.event_box_id = b.id and p.state in ${OPEN_PAYOUT_STATES}), 0)`,

  ...checksAcrossBoxes,
  'the platform’s figures are not what is counted': sql`
    select counted.users, counted.events, kept.users as kept_users, kept.events as kept_events
    from (
      select (select count(*) from hosts where deleted_at is null) as users,
        (select count(*) from event_boxes where deleted_at is null) as events
    ) counted, (
      select coalesce(sum(t.users), 0) as users, coalesce(sum(t.events), 0) as events from platform_totals t
    ) kept
    where (counted.users, counted.events) is distinct from (kept.users, kept.events)`,

  'the balances of the ledger are not the sums of its entries': sql`
    with closed as (
      select kind, count(*) as entries, ${LEDGER_SUMS} from ledger
      where recorded_at <= (select closed_until from ledger_closing) group by kind
    )
    select kind, closed.entries, kept.entries as kept_entries from closed full join ledger_balances kept using (kind)
    where (closed.entries, ${accountsOf('closed')}) is distinct from (kept.entries, ${accountsOf('kept')})`,

  'the balances of boxes are not the sums of their entries': sql`
    with closed as (
      select event_box_id, sum(owed_to_hosts) as owed from ledger
      where recorded_at <= (select closed_until from ledger_closing) and owed_to_hosts <> 0 group by event_box_id
    )
    select event_box_id, closed.owed, kept.owed_to_hosts as kept
    from closed full join box_balances kept using (event_box_id)
    where closed.owed is distinct from kept.owed_to_hosts`,
}

/**
 * Returns the checks that found rows; empty if the books are consistent.
 * @param run how each query is run; by default on `db`
 */
export const findInconsistencies = async (
  db: Kysely<Database>,
  run: (query: RawBuilder<unknown>) => Promise<QueryResult<unknown>> = (query) => query.execute(db),
): Promise<Inconsistency[]> => {
  const found: Inconsistency[] = []
  for (const [check, query] of Object.entries(checks)) {
    const { rows } = await run(sql`${query} limit 100`)
    if (rows.length > 0) found.push({ check, rows })
  }
  return found
}
