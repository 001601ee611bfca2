// From a guest's intention to money received: orders, the provider's payments, contributions, refunds, and its events.
import { statements } from './statements.ts'

export const payments = statements(
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '%: %', tg_table_name, tg_argv[0] using errcode = 'integrity_constraint_violation';
  end $$`,

  // Our intention, written before the provider is asked. The charge is the gift and 4 %: 104 paise for each whole rupee;
  // UPI carries at most one lakh rupees. A caller may name only an amount: box and guest then come with verify.
  `create table payment_orders (
    id uuid primary key default gen_random_uuid(),
    event_box_id text references event_boxes,
    guest_name text check (char_length(guest_name) between 1 and 100),
    guest_phone text check (guest_phone ~ '^[0-9]{10}$'),
    guest_address text check (char_length(guest_address) between 1 and 500),
    amount_paise bigint not null check (amount_paise between 104 and 10000000 and amount_paise % 104 = 0),
    state text not null default 'creating' check (state in ('creating', 'created', 'paid', 'failed', 'abandoned')),
    provider_order_id text unique,
    request_key text unique,
    key_mode text not null check (key_mode in ('test', 'live')),
    needs_review text check (needs_review <> ''),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    paid_at timestamptz,
    constraint payment_orders_provider_knows check (state not in ('created', 'paid') or provider_order_id is not null),
    constraint payment_orders_paid_has_time check ((state = 'paid') = (paid_at is not null))
  )`,
  `create index payment_orders_box on payment_orders (event_box_id)`,
  `create index payment_orders_open on payment_orders (created_at) where state in ('creating', 'created')`,
  `create index payment_orders_review on payment_orders (created_at) where needs_review is not null`,
  `create trigger payment_orders_paid_stays_paid before update on payment_orders for each row
    when (old.state = 'paid' and new.state <> 'paid') execute function refuse_change('a paid order stays paid')`,

  // Attempts, as the provider tells them; several may belong to one order.
  `create table payments (
    id text primary key check (id <> ''),
    payment_order_id uuid not null references payment_orders,
    status text not null check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
    amount_paise bigint not null check (amount_paise > 0),
    currency text not null,
    method text,
    vpa text,
    rrn text,
    error_code text,
    error_description text,
    provider_created_at timestamptz not null,
    first_seen_at timestamptz not null,
    updated_at timestamptz not null,
    constraint payments_of_order unique (id, payment_order_id)
  )`,
  `create index payments_order on payments (payment_order_id)`,
  `create trigger payments_captured_stays_captured before update on payments for each row
    when (old.status in ('captured', 'refunded') and new.status in ('created', 'authorized', 'failed'))
    execute function refuse_change('captured money is never uncaptured')`,

  // A gift received. amount_paise is what the host is given, fee_paise what the guest paid on top.
  `create table contributions (
    id uuid primary key default gen_random_uuid(),
    event_box_id text not null references event_boxes,
    payment_order_id uuid not null unique,
    payment_id text not null unique,
    guest_name text check (char_length(guest_name) between 1 and 100),
    guest_phone text check (guest_phone ~ '^[0-9]{10}$'),
    guest_address text check (char_length(guest_address) between 1 and 500),
    amount_paise bigint not null check (amount_paise > 0),
    fee_paise bigint not null check (fee_paise >= 0),
    needs_review text check (needs_review <> ''),
    paid_at timestamptz not null,
    created_at timestamptz not null,
    constraint contributions_payment_of_order foreign key (payment_id, payment_order_id)
      references payments (id, payment_order_id)
  )`,
  // A box's list, newest first; with the amount in it, a box's total is read from this index alone.
  `create index contributions_box_newest on contributions (event_box_id, paid_at desc, id desc) include (amount_paise)`,
  `create index contributions_review on contributions (created_at) where needs_review is not null`,

  `create table refunds (
    id uuid primary key default gen_random_uuid(),
    payment_id text not null references payments,
    amount_paise bigint not null check (amount_paise > 0),
    reason text not null check (reason <> ''),
    state text not null default 'requested' check (state in ('requested', 'sent', 'processed', 'failed')),
    provider_refund_id text unique,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint refunds_once_per_reason unique (payment_id, reason)
  )`,
  `create index refunds_open on refunds (created_at) where state in ('requested', 'sent')`,

  // The signed webhooks, as they came: id is the header x-razorpay-event-id.
  `create table provider_events (
    id text primary key check (id <> ''),
    type text not null,
    body text not null,
    received_at timestamptz not null,
    handled_at timestamptz,
    outcome text
  )`,
  `create index provider_events_open on provider_events (received_at) where handled_at is null`,
)
