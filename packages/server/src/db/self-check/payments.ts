// The self-check's queries of payments: each is a contribution or goes back, and is in the ledger.

import { type RawBuilder, sql } from 'kysely'

// Money in another currency is no contribution: it is consistent while an administrator sees it.
const isSeen = sql`
  (p.currency <> 'INR' and p.id in (select payment_id from review_flags where kind = 'other-currency'))`

export const paymentChecks: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a captured payment is neither a contribution nor refunded': sql`
    select p.id, p.event_box_id, p.payment_order_id from payments p join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
    where p.status = 'captured' and not ${isSeen}
      and not exists (select from contributions c where c.payment_id = p.id and c.event_box_id = p.event_box_id)
      and not exists (select from refunds r where r.payment_id = p.id and r.event_box_id = p.event_box_id)`,

  'an order is paid twice': sql`
    select p.payment_order_id, p.event_box_id, array_agg(p.id) as payments
    from payments p join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
    where p.status = 'captured' and not ${isSeen}
      and (p.payment_order_id, p.event_box_id) in (
        select payment_order_id, event_box_id from payments where status = 'captured' group by 1, 2 having count(*) > 1)
      and not exists (select from refunds r where r.payment_id = p.id and r.event_box_id = p.event_box_id)
    group by p.payment_order_id, p.event_box_id having count(*) > 1`,

  'an order is paid but has no contribution': sql`
    select o.id, o.event_box_id from payment_orders o
    where o.state = 'paid'
      and not exists (select from contributions c
        where c.payment_order_id = o.id and c.event_box_id = o.event_box_id)`,

  'a contribution has an order that is not paid': sql`
    select c.id, c.event_box_id, o.state from contributions c join payment_orders o
      on o.id = c.payment_order_id and o.event_box_id = c.event_box_id
    where o.state <> 'paid'`,

  'a contribution has a payment that was not captured': sql`
    select c.id, c.event_box_id, p.status from contributions c join payments p on p.id = c.payment_id and p.event_box_id = c.event_box_id
    where p.status not in ('captured', 'refunded')`,

  'a payment was captured again, and no refund of it has failed or come back': sql`
    select p.id, p.event_box_id from payments p
    where p.captured_again_at is not null
      and not exists (select from refunds r
        where r.payment_id = p.id and r.event_box_id = p.event_box_id and r.state in ('failed', 'returned'))`,

  'a contribution is not what was paid or ordered, and no flag says so': sql`
    select c.id, c.event_box_id, c.amount_paise, c.fee_paise, p.amount_paise as paid_paise, p.currency, o.amount_paise as ordered_paise
    from contributions c join payments p on p.id = c.payment_id and p.event_box_id = c.event_box_id
    join payment_orders o
      on o.id = c.payment_order_id and o.event_box_id = c.event_box_id
    where p.id not in (select payment_id from review_flags where kind = 'amount-differs')
      and (c.amount_paise + c.fee_paise <> p.amount_paise or p.amount_paise <> o.amount_paise or p.currency <> 'INR')`,

  // All are joined and summed at once: looking up the lines per transaction takes several times as long.
  'a contribution is not in the ledger as it is': sql`
    select c.id, c.event_box_id from contributions c
    left join ledger l on l.contribution_id = c.id and l.event_box_id = c.event_box_id and l.kind = 'contribution'
    where (l.owed_to_hosts, l.platform_fee)
      is distinct from (-c.amount_paise, -c.fee_paise)`,

  'captured money is not in the ledger': sql`
    select p.id, p.event_box_id from payments p
    left join (select payment_id from ledger where kind = 'unallocated-payment') l on l.payment_id = p.id
    where p.status = 'captured' and p.currency = 'INR' and l.payment_id is null
      and not exists (select from contributions c where c.payment_id = p.id and c.event_box_id = p.event_box_id)`,

  // A payment that was never reported as captured, because it was refunded first, has no entry.
  'what the gateway owes us of a payment is not what was captured less refunds': sql`
    select p.id, p.event_box_id, p.amount_paise, refunded.paise as refunded_paise, entered.paise as entered_paise
    from payments p
    join (
      select payment_id, sum(gateway_receivable) as paise from ledger
      where kind in ('contribution', 'refund', 'refund-returned', 'unallocated-payment', 'unallocated-refund')
      group by payment_id
      having bool_or(kind in ('contribution', 'unallocated-payment'))
    ) entered on entered.payment_id = p.id
    left join (
      select payment_id, event_box_id, sum(amount_paise) as paise from refunds
      where state = 'processed' group by payment_id, event_box_id
    ) refunded on refunded.payment_id = p.id and refunded.event_box_id = p.event_box_id
    where p.currency = 'INR' and entered.paise <> p.amount_paise - coalesce(refunded.paise, 0)`,
}
