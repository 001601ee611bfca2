// The self-check's queries of refunds: no more than was paid, and taken out of what the host is owed.
import { type RawBuilder, sql } from 'kysely'

export const refundChecks: Readonly<Record<string, RawBuilder<unknown>>> = {
  'more is refunded than was paid': sql`
    select p.id, p.event_box_id from payments p join refunds r on r.payment_id = p.id and r.event_box_id = p.event_box_id
    group by p.id, p.event_box_id
    having sum(r.amount_paise) filter (where r.state = 'processed') > p.amount_paise
      or (bool_or(r.state = 'requested')
        and sum(r.amount_paise) filter (where r.state not in ('failed', 'returned')) > p.amount_paise)`,

  'a refund under way has no next check': sql`
    select r.id, r.event_box_id, r.state from refunds r where r.state in ('requested', 'sent') and r.check_at is null`,

  'a gift was given back, but not taken out of the books': sql`
    select r.id, r.event_box_id, c.id as contribution from refunds r join contributions c
      on c.payment_id = r.payment_id and c.event_box_id = r.event_box_id
    left join (select refund_id from ledger where refund_id is not null) l on l.refund_id = r.id
    where r.state = 'processed' and (c.refunded_paise = 0 or l.refund_id is null)`,

  'a refund that came back is not in the ledger as one that was never made': sql`
    select r.id, r.event_box_id, sum(l.gateway_receivable) as paise, sum(l.owed_to_hosts) as owed_paise
    from refunds r join ledger l on l.refund_id = r.id and l.event_box_id = r.event_box_id
    where r.state = 'returned' group by r.id, r.event_box_id
    having sum(l.gateway_receivable) <> 0 or sum(l.owed_to_hosts) <> 0`,

  'a lost dispute is not in the ledger as what the provider takes by itself': sql`
    with entered as (
      select refund_id, sum(gateway_receivable) as paise, count(*) filter (where kind = 'dispute-lost') as lost from ledger
      where kind in ('refund', 'unallocated-refund', 'dispute-lost') group by refund_id
    )
    select r.id, r.event_box_id, r.dispute_id, e.paise from refunds r join entered e on e.refund_id = r.id
    where (r.kind = 'dispute' and e.paise <> 0) or (r.kind <> 'dispute' and e.lost > 0)`,

  'a lost dispute has taken nothing, though something of its payment is left': sql`
    select d.id, d.event_box_id, d.payment_id from disputes d
    join payments p on p.id = d.payment_id and p.event_box_id = d.event_box_id
    left join refunds r on r.payment_id = d.payment_id and r.event_box_id = d.event_box_id and r.state in ('sent', 'processed')
    where d.status = 'lost' group by d.id, d.event_box_id, d.payment_id, p.amount_paise
    having coalesce(sum(r.amount_paise), 0) < p.amount_paise and bool_or(r.dispute_id = d.id) is not true`,

  // The first debt is compared above.
  'what a host is owed of a gift is not what was kept of it': sql`
    with taken_back as (
      select payment_id, event_box_id, sum(owed_to_hosts) as paise from ledger
      where kind in ('refund', 'refund-returned') group by 1, 2
    )
    select c.id, c.event_box_id, c.kept_paise, c.amount_paise - coalesce(t.paise, 0) as owed_paise
    from contributions c left join taken_back t using (payment_id, event_box_id)
    where c.refunded_paise <> coalesce(t.paise, 0)`,
}
