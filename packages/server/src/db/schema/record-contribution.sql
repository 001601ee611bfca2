-- Functions that store a payment and record it as a contribution. Citus runs them on the server of the event box (decision 53). So
-- each statement is of one table and one box, without a subquery, and a volatile value (an id, a time) is in a variable.

-- A provider's report of a payment (features/payments/payment/reported-payment.ts).
create type reported_payment as (id text, status text, amount_paise bigint, currency text, created_at timestamptz,
  method text, vpa text, rrn text, error_code text, error_description text, gateway_fee_paise bigint,
  gateway_gst_paise bigint);

-- Returns the status that is stored afterwards. The caller holds the lock of the order, so that nobody else stores a payment of
-- it. p_replaces: the statuses that the reported one may follow. p_is_first: no payment of the order is stored.
create function store_payment(p_event_box_id text, p_order_id uuid, p_erased_at timestamptz, p_payment reported_payment,
  p_replaces text[], p_is_first boolean, p_now timestamptz) returns text
language plpgsql as $$
declare
  is_new boolean := p_is_first;
  is_later boolean;
  known_status text;
  known_paise bigint;
  refunded_paise bigint;
begin
  if not p_is_first then
    select status, amount_paise into known_status, known_paise from payments
      where id = p_payment.id and event_box_id = p_event_box_id for update;
    is_new := not found;
  end if;
  if is_new then
    insert into payments (id, payment_order_id, event_box_id, amount_paise, currency, provider_created_at, first_seen_at,
      status, method, vpa, rrn, error_code, error_description, erased_at, updated_at)
    values (p_payment.id, p_order_id, p_event_box_id, p_payment.amount_paise, p_payment.currency, p_payment.created_at,
      p_now, p_payment.status, p_payment.method, case when p_erased_at is null then p_payment.vpa end, p_payment.rrn,
      p_payment.error_code, p_payment.error_description, p_erased_at, p_now);
    return p_payment.status;
  end if;
  is_later := known_status = any(p_replaces);
  if known_status = 'refunded' and p_payment.status = 'captured' then
    -- A late report, unless a refund has failed and money is left with us.
    perform from refunds where payment_id = p_payment.id and event_box_id = p_event_box_id and state = 'failed';
    is_later := found;
    select coalesce(sum(amount_paise), 0) into refunded_paise from refunds
      where payment_id = p_payment.id and event_box_id = p_event_box_id and state <> 'failed';
    is_later := is_later and known_paise > refunded_paise;
  end if;
  -- A report may lack details that an earlier one had, such as the bank's reference: these stay.
  if is_later then
    update payments set status = p_payment.status, method = coalesce(p_payment.method, method),
      vpa = case when erased_at is null then coalesce(p_payment.vpa, vpa) end, rrn = coalesce(p_payment.rrn, rrn),
      error_code = p_payment.error_code, error_description = p_payment.error_description,
      captured_again_at = case when status = 'refunded' then p_now else captured_again_at end, updated_at = p_now
    where id = p_payment.id and event_box_id = p_event_box_id;
    return p_payment.status;
  end if;
  -- A report that changes no status may still fill in missing values.
  update payments set method = coalesce(method, p_payment.method), rrn = coalesce(rrn, p_payment.rrn),
    vpa = case when erased_at is null then coalesce(vpa, p_payment.vpa) end
  where id = p_payment.id and event_box_id = p_event_box_id and (method is null and p_payment.method is not null
    or vpa is null and erased_at is null and p_payment.vpa is not null
    or rrn is null and p_payment.rrn is not null);
  return known_status;
end $$;

-- Once for each payment of a box.
create function enter_gateway_fee(p_event_box_id text, p_payment reported_payment, p_now timestamptz)
  returns void
language plpgsql as $$
declare
  entry_id uuid := time_ordered_uuid();
  entered_at timestamptz := clock_timestamp();
begin
  if p_payment.gateway_fee_paise = 0 then return; end if;
  insert into ledger (id, kind, event_box_id, payment_id, gateway_receivable, gateway_charges, input_gst, occurred_at,
    created_at, recorded_at)
  values (entry_id, 'gateway-fee', p_event_box_id, p_payment.id, -p_payment.gateway_fee_paise,
    p_payment.gateway_fee_paise - p_payment.gateway_gst_paise, p_payment.gateway_gst_paise, p_payment.created_at, p_now,
    entered_at)
  on conflict do nothing;
end $$;

-- No row if the order is not of this box or is paid already. p_plain_from: not null records only a payment that needs no follow-up.
create function record_contribution(p_event_box_id text, p_provider_order_id text, p_payment reported_payment,
  p_contribution_paise bigint, p_fee_paise bigint, p_replaces text[], p_description text, p_nameless_description text,
  p_plain_from date, p_now timestamptz)
returns table ("orderId" uuid, "orderedPaise" bigint, "boxId" text, "hostId" uuid, "contributionId" uuid,
  "eventDate" date, "boxDeletedAt" timestamptz, "hasHistory" boolean, "isTransferred" boolean)
language plpgsql as $$
declare
  ordered record;
  box record;
  new_id uuid := time_ordered_uuid();
  entry_id uuid := time_ordered_uuid();
  was_unallocated boolean := false;
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
  insert into activities (host_id, event_box_id, payment_order_id, action, description, created_at)
  values (box.host_id, p_event_box_id, ordered.id, 'contribution-received',
    case when ordered.guest_name is null then p_nameless_description
      else replace(p_description, U&'\E000', ordered.guest_name) end, p_now);
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
