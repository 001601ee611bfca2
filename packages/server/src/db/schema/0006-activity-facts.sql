-- An activity is its kind and its facts (activities/rules.ts); the reader's language makes the sentence. Names are not copied: the gift's
-- order and the event box have them.
alter table activities add column facts jsonb not null default '{}';
alter table activities add constraint activities_facts_check check (jsonb_typeof(facts) = 'object');

-- Each sentence of before begins or ends with its facts, whatever words the names between have. Only functions that PostgreSQL calls
-- immutable: Citus runs no other one on a column.
update activities set facts = ('{"paise":' || (replace(coalesce(
    substring(description from '^₹([0-9,.]+) of '), substring(description from '^.* gave ₹([0-9,.]+)$')), ',', '')::numeric
  * 100)::bigint::text || '}')::jsonb
where action like 'contribution-%' or action like 'payout-%';
update activities set facts = facts || case
  when description like '%did not take it' then '{"why":"not-taken"}'::jsonb
  when description like '%disputed the payment' then '{"why":"dispute"}'::jsonb
  else '{"why":"refund"}'::jsonb end
where action = 'contribution-refunded';
update activities set facts = facts || case
  when description like '%waits for another UPI ID' then '{"needs":"another-upi-id"}'::jsonb
  when description like '%waits for another bank account' then '{"needs":"another-bank-account"}'::jsonb
  else '{"needs":"upi-id"}'::jsonb end
where action = 'payout-waiting';
update activities set facts = facts || ('{"day":"' || substring(description from '([0-9]{4})$') || '-'
  || lpad(((strpos('JanFebMarAprMayJunJulAugSepOctNovDec',
    substring(description from '^.* will reach you by ([A-Z][a-z]{2})')) + 2) / 3)::text, 2, '0') || '-'
  || lpad(substring(description from ' ([0-9]{1,2}), [0-9]{4}$'), 2, '0') || '"}')::jsonb
where action = 'payout-due';
update activities set facts = facts || coalesce(
  ('{"upi_id":"' || substring(description from ' ([^ "]+@[^ "]+)$') || '"}')::jsonb,
  ('{"account":"' || substring(description from ' bank account ending in ([^ "]+)$') || '"}')::jsonb, '{}'::jsonb)
where action in ('payout-sent', 'payout-paid', 'payout-reversed', 'payout-failed');
update activities set facts = ('{"before":' || coalesce('"' || coalesce(
    substring(description from '(?: ID| ending in) ([^ "]+) was removed$'),
    substring(description from ' from (?:the one ending in )?([^ "]+) to ')) || '"', 'null')
  || ',"after":' || coalesce('"' || coalesce(
    substring(description from ' ending in ([^ "]+) was saved: '),
    substring(description from ' to (?:the one ending in )?([^ "]+)$')) || '"', 'null') || '}')::jsonb
where action in ('upi-id-changed', 'bank-account-changed');

alter table activities alter column facts drop default;
alter table activities drop column description;

drop function record_contribution(text, text, reported_payment, bigint, bigint, text[], text, text, date, timestamptz);
-- No row if the order is not of this box or is paid already. p_plain_from: not null records only a payment that needs no follow-up.
create function record_contribution(p_event_box_id text, p_provider_order_id text, p_payment reported_payment,
  p_contribution_paise bigint, p_fee_paise bigint, p_replaces text[], p_plain_from date, p_now timestamptz)
returns table ("orderId" uuid, "orderedPaise" bigint, "boxId" text, "hostId" uuid, "contributionId" uuid,
  "eventDate" date, "boxDeletedAt" timestamptz, "hasHistory" boolean, "isTransferred" boolean)
language plpgsql as $$
declare
  ordered record;
  box record;
  new_id uuid := time_ordered_uuid();
  entry_id uuid := time_ordered_uuid();
  was_unallocated boolean := false;
  facts_of_gift jsonb := jsonb_build_object('paise', p_contribution_paise);
  entered_at timestamptz;
begin
  -- Only one caller gets the row; the others wait for its lock, and then find the order paid.
  select id, amount_paise, guest_name, guest_phone, guest_address, guest_language, account_id, erased_at into ordered
    from payment_orders
    where provider_order_id = p_provider_order_id and event_box_id = p_event_box_id and state <> 'paid'
    for no key update;
  if not found then return; end if;
  select host_id, event_date, deleted_at into box from event_boxes where id = p_event_box_id;
  perform from payments where payment_order_id = ordered.id and event_box_id = p_event_box_id limit 1;
  "hasHistory" := found;
  if p_plain_from is not null and ("hasHistory" or ordered.amount_paise <> p_payment.amount_paise
    or ordered.account_id is not null or box.deleted_at is not null or box.event_date < p_plain_from) then
    return;
  end if;
  if store_payment(p_event_box_id, ordered.id, ordered.erased_at, p_payment, p_replaces, not "hasHistory", p_now)
    <> 'captured' then
    return;
  end if;
  update payment_orders set state = 'paid', paid_at = p_payment.created_at, updated_at = p_now
    where id = ordered.id and event_box_id = p_event_box_id;
  insert into contributions (id, event_box_id, payment_order_id, payment_id, guest_name, guest_phone, guest_address,
    guest_language, erased_at, amount_paise, fee_paise, paid_at, created_at)
  values (new_id, p_event_box_id, ordered.id, p_payment.id, ordered.guest_name, ordered.guest_phone, ordered.guest_address,
    ordered.guest_language, ordered.erased_at, p_contribution_paise, p_fee_paise, p_payment.created_at, p_now);
  if "hasHistory" then
    perform from ledger where payment_id = p_payment.id and event_box_id = p_event_box_id
      and kind = 'unallocated-payment';
    was_unallocated := found;
  end if;
  entered_at := clock_timestamp();
  -- The amount moves from the gateway's debt, or from unallocated money, to our debt to the host and our fee.
  insert into ledger (id, kind, event_box_id, payment_id, contribution_id, gateway_receivable, suspense, owed_to_hosts,
    platform_fee, occurred_at, created_at, recorded_at)
  values (entry_id, 'contribution', p_event_box_id, p_payment.id, new_id,
    case when was_unallocated then 0 else p_payment.amount_paise end,
    case when was_unallocated then p_payment.amount_paise else 0 end,
    -p_contribution_paise, -p_fee_paise, p_payment.created_at, p_now, entered_at);
  perform enter_gateway_fee(p_event_box_id, p_payment, p_now);
  insert into activities (host_id, event_box_id, payment_order_id, action, facts, created_at)
  values (box.host_id, p_event_box_id, ordered.id, 'contribution-received', facts_of_gift, p_now);
  "orderId" := ordered.id;
  "orderedPaise" := ordered.amount_paise;
  "boxId" := p_event_box_id;
  "hostId" := box.host_id;
  "contributionId" := new_id;
  "eventDate" := box.event_date;
  "boxDeletedAt" := box.deleted_at;
  "isTransferred" := ordered.account_id is not null;
  return next;
end $$;
