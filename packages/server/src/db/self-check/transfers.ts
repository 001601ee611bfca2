// The self-check's queries of transfers to hosts' linked accounts: each is in the ledger as the provider has it.

import { type RawBuilder, sql } from 'kysely'

export const transferChecks: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a contribution that goes to a linked account has no transfer': sql`
    select c.id, c.event_box_id from contributions c
    join payment_orders o on o.id = c.payment_order_id and o.event_box_id = c.event_box_id
    left join transfers t on t.payment_order_id = o.id and t.event_box_id = o.event_box_id
    where o.account_id is not null and t.account_id is distinct from o.account_id`,

  'a transfer is not in the ledger as it is': sql`
    select t.id, t.event_box_id, t.state, t.amount_paise, t.reversed_paise, l.owed, l.fee from transfers t
    left join contributions c on c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id
    left join (
      select transfer_id, event_box_id, sum(owed_to_hosts) as owed, sum(gateway_charges + input_gst) as fee
      from ledger where transfer_id is not null group by transfer_id, event_box_id
    ) l on l.transfer_id = t.id and l.event_box_id = t.event_box_id
    where (coalesce(l.owed, 0), coalesce(l.fee, 0)) is distinct from case
      when c.id is null and l.transfer_id is null then (0::numeric, 0::numeric)
      when t.state = 'failed' then (0::numeric, t.fee_paise::numeric)
      else ((t.amount_paise - t.reversed_paise)::numeric, t.fee_paise::numeric) end`,

  'what was reversed of a transfer is not what its reversals are': sql`
    select t.id, t.event_box_id, t.reversed_paise, r.paise from transfers t
    left join (
      select transfer_id, event_box_id, sum(amount_paise) as paise from transfer_reversals group by transfer_id, event_box_id
    ) r on r.transfer_id = t.id and r.event_box_id = t.event_box_id
    where t.reversed_paise <> coalesce(r.paise, 0)`,

  'an open transfer has no next check': sql`
    select t.id, t.event_box_id, t.state from transfers t
    join ledger l on l.transfer_id = t.id and l.event_box_id = t.event_box_id and l.kind = 'transfer'
    where t.check_at is null and t.state <> 'failed' and t.settled_at is null and t.reversed_paise < t.amount_paise`,
}
