-- From a guest's intention to money received. The event box is in every key, and foreign keys stay inside a box (decision 30).
-- In a key the id comes first, so that a row is found without its box, too.

-- Written before the provider is asked. A caller may name its guest later, with verify.
create table payment_orders (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null references event_boxes,
  guest_name text check (char_length(guest_name) between 1 and 100),
  guest_phone text check (guest_phone ~ '^[0-9]{10}$'),
  guest_address text check (char_length(guest_address) between 1 and 500),
  -- The language of the page on which the guest gave.
  guest_language text check (guest_language in ('en', 'hi')),
  -- The gift and 4 %: 104 paise for each whole rupee. UPI carries at most one lakh rupees.
  amount_paise bigint not null check (amount_paise between 104 and 10000000 and amount_paise % 104 = 0),
  state text not null default 'creating' check (state in ('creating', 'created', 'paid', 'failed', 'abandoned')),
  provider_order_id text,
  -- The browser's idempotency key.
  request_key text,
  key_mode text not null check (key_mode in ('test', 'live')),
  -- The linked account that the contribution is transferred to; null if it is paid out.
  account_id text check (account_id <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  -- When the provider is asked next; null when its answer can no longer change.
  check_at timestamptz,
  -- When the guest's phone, address and UPI ID were erased.
  erased_at timestamptz,
  primary key (id, event_box_id),
  -- Narrowed to the box by operations/distribute: Citus keeps no other keys.
  constraint payment_orders_provider_order_id_key unique (provider_order_id),
  constraint payment_orders_request_key_key unique (request_key),
  constraint payment_orders_ids_are_some check (provider_order_id <> '' and request_key <> ''),
  constraint payment_orders_provider_knows check (state not in ('created', 'paid') or provider_order_id is not null),
  constraint payment_orders_failed_was_open check (state <> 'failed' or provider_order_id is not null),
  constraint payment_orders_paid_has_time check ((state = 'paid') = (paid_at is not null)),
  constraint payment_orders_erased check (erased_at is null or (guest_phone is null and guest_address is null))
);
create index payment_orders_box on payment_orders (event_box_id);
create index payment_orders_check on payment_orders (check_at) where check_at is not null;
create index payment_orders_key_mode on payment_orders using brin (key_mode) with (autosummarize = on);
-- A start with a live key looks for an order of a test key, and has none (provider/refuse-test-gifts.ts).
create index payment_orders_of_test_keys on payment_orders (state) where key_mode = 'test';
create index payment_orders_by_phone on payment_orders (guest_phone, created_at desc) where guest_phone is not null;
create trigger payment_orders_paid_stays_paid before update on payment_orders for each row
  when (old.state = 'paid' and new.state <> 'paid') execute function refuse_change('a paid order stays paid');
create trigger payment_orders_intention_stands before update on payment_orders for each row
  when (new.event_box_id <> old.event_box_id or new.amount_paise <> old.amount_paise
    or (old.provider_order_id is not null and new.provider_order_id is distinct from old.provider_order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at))
  execute function refuse_change('an order stays what was ordered');
create trigger payment_orders_stay before delete on payment_orders for each row
  execute function refuse_change('what is in a box stays there');

-- An order of a caller that names only an amount: verify names box and guest, and then it is written to the box, too.
create table waiting_orders (
  id uuid primary key default time_ordered_uuid(),
  amount_paise bigint not null check (amount_paise between 104 and 10000000 and amount_paise % 104 = 0),
  provider_order_id text unique check (provider_order_id <> ''),
  -- The browser's idempotency key.
  request_key text unique check (request_key <> ''),
  key_mode text not null check (key_mode in ('test', 'live')),
  -- A restored backup lacks the box that the provider's notes name: no other box is named for the order.
  names_lost_box boolean not null default false,
  -- The box that was named first.
  event_box_id text references event_boxes,
  -- When the provider is asked next; null when its answer can no longer change.
  check_at timestamptz,
  created_at timestamptz not null,
  constraint waiting_orders_lost_box_stays_lost check (not names_lost_box or event_box_id is null)
);
create index waiting_orders_check on waiting_orders (check_at) where check_at is not null;
create trigger waiting_orders_intention_stands before update on waiting_orders for each row
  when (new.amount_paise <> old.amount_paise
    or (old.provider_order_id is not null and new.provider_order_id is distinct from old.provider_order_id)
    or (old.event_box_id is not null and new.event_box_id is distinct from old.event_box_id))
  execute function refuse_change('an order stays what was ordered');

-- Attempts to pay an order, as the provider reports them.
create table payments (
  -- The provider's.
  id text not null check (id <> ''),
  event_box_id text not null,
  payment_order_id uuid not null,
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
  -- When it was captured after it had been reported as refunded: a refund has failed.
  captured_again_at timestamptz,
  -- When its guest was erased. The provider goes on to report the UPI ID, which is not stored again.
  erased_at timestamptz,
  updated_at timestamptz not null,
  primary key (id, event_box_id),
  constraint payments_of_order unique (id, payment_order_id, event_box_id),
  constraint payments_payment_order_id_fkey foreign key (payment_order_id, event_box_id)
    references payment_orders (id, event_box_id),
  constraint payments_erased check (erased_at is null or vpa is null)
);
create index payments_order on payments (payment_order_id);
create index payments_first_seen on payments (first_seen_at);
create index payments_other_currency on payments (id) where currency <> 'INR';
create index payments_by_bank_reference on payments (rrn) where rrn is not null;
create index payments_by_upi_id on payments (lower(vpa), provider_created_at desc) where vpa is not null;
create trigger payments_captured_stays_captured before update on payments for each row
  when (old.status in ('captured', 'refunded') and new.status in ('created', 'authorized', 'failed'))
  execute function refuse_change('captured money is never uncaptured');
create trigger payments_only_forward before update on payments for each row
  when ((old.status = 'refunded' and new.status not in ('refunded', 'captured'))
    or (old.status = 'authorized' and new.status in ('created', 'failed'))
    or (old.status = 'failed' and new.status = 'created'))
  execute function refuse_change('a payment only goes forward');
create trigger payments_amount_stands before update on payments for each row
  when ((new.event_box_id, new.payment_order_id, new.amount_paise, new.currency)
    is distinct from (old.event_box_id, old.payment_order_id, old.amount_paise, old.currency))
  execute function refuse_change('a payment stays what was paid');
create trigger payments_stay before delete on payments for each row
  execute function refuse_change('what is in a box stays there');

-- A serialization failure: the transaction is repeated, and then sees the refund that was committed meanwhile.
create function refuse_to_capture_again() returns trigger language plpgsql as $$
begin
  raise exception 'the payment was refunded meanwhile' using errcode = 'serialization_failure';
end $$;
create trigger payments_captured_again before update on payments for each row
  when (old.status = 'refunded' and new.status = 'captured'
    and new.captured_again_at is not distinct from old.captured_again_at)
  execute function refuse_to_capture_again();

-- A gift received: amount_paise for the host, fee_paise for us.
create table contributions (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null references event_boxes,
  payment_order_id uuid not null,
  payment_id text not null,
  guest_name text check (char_length(guest_name) between 1 and 100),
  guest_phone text check (guest_phone ~ '^[0-9]{10}$'),
  guest_address text check (char_length(guest_address) between 1 and 500),
  guest_language text check (guest_language in ('en', 'hi')),
  -- The host's correction; guest_name stays the guest's own.
  corrected_name text check (char_length(corrected_name) between 1 and 100),
  -- When the host ticked the guest as thanked.
  thanked_at timestamptz,
  -- The guest's words for the hosts, and since when the host hides them.
  blessing text,
  blessing_hidden_at timestamptz,
  amount_paise bigint not null check (amount_paise > 0),
  fee_paise bigint not null check (fee_paise >= 0),
  refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
  kept_paise bigint not null generated always as (amount_paise - refunded_paise) stored,
  -- The provider's time.
  paid_at timestamptz not null,
  created_at timestamptz not null,
  -- Copied from the order.
  erased_at timestamptz,
  primary key (id, event_box_id),
  constraint contributions_payment_order_id_key unique (payment_order_id, event_box_id),
  constraint contributions_payment_id_key unique (payment_id, event_box_id),
  constraint contributions_payment_of_order foreign key (payment_id, payment_order_id, event_box_id)
    references payments (id, payment_order_id, event_box_id),
  constraint contributions_blessing_fits check (char_length(blessing) between 1 and 200),
  constraint contributions_erased check (erased_at is null or (guest_phone is null and guest_address is null))
);
-- With the amount in it, the total of a box is read from this index alone.
create index contributions_box_newest on contributions (event_box_id, paid_at desc, id desc) include (kept_paise);
create index contributions_by_time on contributions (paid_at);
create index contributions_by_amount on contributions (amount_paise, paid_at desc);
create index contributions_without_fee on contributions (id) where fee_paise = 0;
-- New entries are sorted in later, a few at a time: a contribution does not wait for that.
create index contributions_by_name on contributions using gin (name_words(guest_name))
  with (fastupdate = on, gin_pending_list_limit = 256);
create index contributions_by_sound on contributions using gin (name_sounds(guest_name))
  with (fastupdate = on, gin_pending_list_limit = 256) where guest_name ~ '[ऀ-ॣ]';

-- How hosts corrected guests' names. Rows are only added.
create table name_corrections (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null,
  contribution_id uuid not null,
  host_id uuid not null references hosts,
  -- Null if the guest gave no name.
  name_before text check (name_before <> ''),
  name_after text not null check (char_length(name_after) between 1 and 100),
  corrected_at timestamptz not null,
  primary key (id, event_box_id),
  constraint name_corrections_of_contribution foreign key (contribution_id, event_box_id)
    references contributions (id, event_box_id)
);
create index name_corrections_newest on name_corrections (event_box_id, contribution_id, corrected_at desc);
create trigger name_corrections_stand before update on name_corrections for each row
  execute function refuse_change('a correction stays as it was made');

-- Signed webhooks, as they came.
create table provider_events (
  -- The header x-razorpay-event-id.
  id text primary key check (id <> ''),
  type text not null,
  -- Byte for byte.
  body text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  constraint provider_events_handled_has_outcome check ((handled_at is null) = (outcome is null))
);
create index provider_events_open on provider_events (received_at) where handled_at is null;
create index provider_events_received on provider_events (received_at);
-- For erasure, as features/payments/erase.ts writes them. A btree takes no key above 2.7 kB, and an event's id may be longer.
create index provider_events_of_order on provider_events
  using hash (substring(body from '"order_id" *: *"([^"]+)"'));
create index provider_events_of_order_or_payout on provider_events
  using hash (substring(body from '"id" *: *"((?:order|pout)_[^"]+)"'));
create index provider_events_of_upi_id_check on provider_events
  using hash (substring(body from '"upi_id_check" *: *"([^"]+)"'));

-- Up to when the provider's lists are in our books; null: not yet read.
create table provider_listings (
  key_mode text primary key check (key_mode in ('test', 'live')),
  -- For lists of orders.
  listed_until timestamptz not null,
  payments_listed_until timestamptz,
  refunds_listed_until timestamptz,
  payouts_listed_until timestamptz,
  settlements_listed_until timestamptz,
  -- When settlements were first read: no settlement is expected of a payment that was captured before.
  settlements_since timestamptz
);
