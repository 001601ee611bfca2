// The self-check's queries over all boxes: keys and foreign keys hold inside a box (decision 30).

import { type RawBuilder, sql } from 'kysely'

export const checksAcrossBoxes: Readonly<Record<string, RawBuilder<unknown>>> = {
  'an order is known twice': sql`
    select id, event_box_id, provider_order_id from payment_orders where provider_order_id in (
      select provider_order_id from payment_orders where provider_order_id is not null group by 1 having count(*) > 1)`,
  'an order that waited is not in the box that was named for it': sql`
    select w.id, w.event_box_id, o.event_box_id as is_in from waiting_orders w
    left join (select id, event_box_id from payment_orders) o on o.id = w.id
    where w.event_box_id is distinct from o.event_box_id`,
  'a payment is known in two boxes': sql`
    select id, event_box_id from payments where id in (select id from payments group by id having count(*) > 1)`,
  'a refund is known in two boxes': sql`
    select id, event_box_id, provider_refund_id from refunds where provider_refund_id in (
      select provider_refund_id from refunds where provider_refund_id is not null group by 1 having count(*) > 1)`,
  'an entry, a flag, an answer or a line of a settlement names what does not exist': sql`
    select l.id, l.payment_id from ledger l left join (select id from payments) p on p.id = l.payment_id
    where l.payment_id is not null and p.id is null
    union all
    select l.id, l.refund_id::text from ledger l left join (select id from refunds) r on r.id = l.refund_id
    where l.refund_id is not null and r.id is null
    union all
    select l.id, l.settlement_line_id::text from ledger l left join (select id from settlement_lines) s on s.id = l.settlement_line_id
    where l.settlement_line_id is not null and s.id is null
    union all
    select f.id, f.payment_id from review_flags f left join (select id from payments) p on p.id = f.payment_id
    where f.payment_id is not null and f.kind <> 'no-box' and p.id is null
    union all
    select f.id, f.refund_id::text from review_flags f left join (select id from refunds) r on r.id = f.refund_id
    where f.refund_id is not null and r.id is null
    union all
    select s.id, s.payment_id from settlement_lines s left join (select id from payments) p on p.id = s.payment_id
    where s.payment_id is not null and p.id is null
    union all
    select s.id, s.refund_id::text from settlement_lines s left join (select id from refunds) r on r.id = s.refund_id
    where s.refund_id is not null and r.id is null
    union all
    select s.id, s.dispute_id from settlement_lines s left join (select id from disputes) d on d.id = s.dispute_id
    where s.dispute_id is not null and d.id is null`,
  'a line of the feed is about a box of another host': sql`
    select a.id from activities a join event_boxes b on b.id = a.event_box_id
    where b.host_id <> a.host_id`,
  'a line of the feed names a box that does not exist': sql`
    select a.id::text, a.event_box_id from activities a left join event_boxes b on b.id = a.event_box_id
    where a.event_box_id <> '' and b.id is null`,
}
