// The self-check's queries of payouts and of what hosts are owed: no more than was kept, and none forgotten.
import { type RawBuilder, sql } from 'kysely'
import { CHANGES_OF_DEBT } from '../changes-of-debt.ts'

export const payoutChecks: Readonly<Record<string, RawBuilder<unknown>>> = {
  // Money that goes to a linked account cannot be paid out. Unsent payouts are corrected at the next check of the
  // box. A flag excuses the refunded amount and no more.
  'more was paid out than was kept, and no flag says so': sql`
    with paid as (
      select event_box_id, sum(gone) as gone, sum(unsent) as unsent from (
        select event_box_id, 0 as gone, amount_paise as unsent from payouts where state = 'open'
        union all
        select p.event_box_id, a.amount_paise, 0 from payout_attempts a join payouts p on p.id = a.payout_id
        where a.state in ('submitting', 'submitted', 'paid')
      ) as amounts group by event_box_id
    ), kept as (
      select event_box_id, sum(kept_paise) as paise, sum(refunded_paise) as refunded from contributions group by event_box_id
    ), moved as (
      select event_box_id, -sum(owed_to_hosts) as paise from ledger
      where kind in ${CHANGES_OF_DEBT} and owed_to_hosts <> 0 group by event_box_id
    ), flagged as (
      select distinct p.event_box_id from review_flags f join payments p on p.id = f.payment_id
      where f.kind = 'host-owes'
    ), undue as (
      -- Of gifts that were refunded before we heard of them.
      select l.event_box_id, sum(l.owed_to_hosts) as paise from ledger l
      left join contributions c on c.payment_id = l.payment_id and c.event_box_id = l.event_box_id
      where l.transfer_id is not null and c.id is null
        and l.event_box_id in (select event_box_id from flagged) group by l.event_box_id
    ), boxes as (
      select b.id, b.check_at, coalesce(kept.paise, 0) + coalesce(moved.paise, 0)
          + case when flagged.event_box_id is null then 0 else coalesce(kept.refunded, 0) end + coalesce(undue.paise, 0) as told_paise,
        coalesce(paid.gone, 0) as gone_paise, coalesce(paid.unsent, 0) as unsent_paise
      from event_boxes b left join paid on paid.event_box_id = b.id left join kept on kept.event_box_id = b.id
      left join moved on moved.event_box_id = b.id left join flagged on flagged.event_box_id = b.id
      left join undue on undue.event_box_id = b.id
    )
    select id, id as event_box_id, told_paise, gone_paise, unsent_paise from boxes
    where gone_paise > told_paise or (check_at is null and gone_paise + unsent_paise > told_paise)`,

  'the ledger owes a host another sum than contributions less payouts': sql`
    with owed as (
      select event_box_id as id, -sum(owed_to_hosts) as paise,
        coalesce(-sum(owed_to_hosts) filter (where kind in ${CHANGES_OF_DEBT}), 0) as moved
      from ledger where owed_to_hosts <> 0 group by 1
    ), kept as (
      select event_box_id as id, sum(kept_paise) as paise from contributions group by 1
    ), paid as (
      select p.event_box_id as id, sum(a.amount_paise) as paise from payout_attempts a join payouts p on p.id = a.payout_id
      where a.state = 'paid' group by 1
    ), boxes as (
      select b.id, b.name, coalesce(owed.paise, 0)::bigint as owed_paise,
        (coalesce(kept.paise, 0) - coalesce(paid.paise, 0) + coalesce(owed.moved, 0))::bigint as left_paise
      from event_boxes b left join owed using (id) left join kept using (id) left join paid using (id)
    )
    select id, id as event_box_id, name, owed_paise, left_paise from boxes where owed_paise <> left_paise order by id`,

  'an attempt to pay a host is not in the ledger as it is': sql`
    select a.id, p.event_box_id, a.state, j.paid, j.paise from payout_attempts a join payouts p on p.id = a.payout_id
    left join (
      select payout_attempt_id, count(*) filter (where kind = 'payout') as paid, count(*) as entries,
        sum(owed_to_hosts) as paise
      from ledger where kind in ('payout', 'payout-reversal') group by payout_attempt_id
    ) j on j.payout_attempt_id = a.id
    where coalesce(j.paise, 0) <> case when a.state = 'paid' then a.amount_paise else 0 end
      or coalesce(j.paid, 0) <> case when a.paid_at is null then 0 else 1 end
      or j.entries <> j.paid + case when a.state = 'returned' then j.paid else 0 end`,

  'payouts in transit are not those that the provider has accepted': sql`
    select a.id, p.event_box_id, a.state, a.amount_paise, l.paise from payout_attempts a join payouts p on p.id = a.payout_id
    left join (
      select payout_attempt_id, sum(payouts_in_transit) as paise from ledger
      where payout_attempt_id is not null group by payout_attempt_id
    ) l on l.payout_attempt_id = a.id
    where coalesce(l.paise, 0)
      <> case when a.state = 'submitted' and a.channel <> 'by-hand' then a.amount_paise else 0 end`,

  'the state of a payout is not that of its attempts': sql`
    select p.id, p.event_box_id, p.state, count(a.id) filter (where a.state in ('submitting', 'submitted')) as live,
      count(a.id) filter (where a.state = 'paid') as paid
    from payouts p left join payout_attempts a on a.payout_id = p.id group by p.id, p.event_box_id, p.state
    having p.state is distinct from case
      when count(a.id) filter (where a.state in ('submitting', 'submitted')) > 0 then 'paying'
      when count(a.id) filter (where a.state = 'paid') > 0 then 'paid'
      when p.state = 'cancelled' then 'cancelled' else 'open' end`,

  'a series of invoices has a gap': sql`
    select s.kind, s.year, s.last_number, count(i.id) as issued from fee_invoice_series s
    left join fee_invoices i on (i.kind, i.year) = (s.kind, s.year)
    group by s.kind, s.year having count(i.id) <> s.last_number`,

  'a host is owed, and no payout or check is due': sql`
    select b.id, b.id as event_box_id, owed.paise as owed_paise from event_boxes b
    join (
      select l.event_box_id, -sum(l.owed_to_hosts) as paise from ledger l
      where l.owed_to_hosts <> 0 group by l.event_box_id
    ) owed on owed.event_box_id = b.id
    where b.check_at is null and owed.paise - 100 >= coalesce((
      select sum(p.amount_paise) from payouts p
      where p.event_box_id = b.id and p.state in ('open', 'paying')), 0)`,
}
