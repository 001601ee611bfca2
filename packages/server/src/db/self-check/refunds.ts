// The self-check's queries of refunds: no more than was paid, and taken out of what the host is owed.
import { type RawBuilder, sql } from 'kysely'

export const refundChecks: Readonly<Record<string, RawBuilder<unknown>>> = {
  'more is refunded than was paid': sql`
    select p.id from payments p join refunds r on r.payment_id = p.id and r.event_box_id = p.event_box_id
    group by p.id, p.event_box_id
    having sum(r.amount_paise) filter (where r.state = 'processed') > p.amount_paise
      or (bool_or(r.state = 'requested')
        and sum(r.amount_paise) filter (where r.state <> 'failed') > p.amount_paise)`,

  'a refund under way has no next check': sql`
    select r.id, r.state from refunds r where r.state in ('requested', 'sent') and r.check_at is null`,

  'a gift was given back, but not taken out of the books': sql`
    select r.id, c.id as contribution from refunds r join contributions c
      on c.payment_id = r.payment_id and c.event_box_id = r.event_box_id
    left join (select refund_id from ledger where refund_id is not null) l on l.refund_id = r.id
    where r.state = 'processed' and (c.refunded_paise = 0 or l.refund_id is null)`,

  // The first debt is compared above.
  'what a host is owed of a gift is not what was kept of it': sql`
    with taken_back as (
      select payment_id, event_box_id, sum(owed_to_hosts) as paise from ledger where kind = 'refund' group by 1, 2
    )
    select c.id, c.kept_paise, c.amount_paise - coalesce(t.paise, 0) as owed_paise
    from contributions c left join taken_back t using (payment_id, event_box_id)
    where c.refunded_paise <> coalesce(t.paise, 0)`,
}
