-- Gifts that the provider settles to hosts (PAYOUTS=route, decision 46): their accounts there, and transfers to them.

-- One for each UPI ID of a host.
create table linked_accounts (
  -- The idempotency key of its request, too.
  id uuid primary key default time_ordered_uuid(),
  host_id uuid not null references hosts,
  key_mode text not null check (key_mode in ('test', 'live')),
  upi_id text not null check (upi_id <> ''),
  legal_name text not null check (legal_name <> ''),
  -- The provider's id.
  account_id text unique check (account_id <> ''),
  state text not null
    check (state in ('asking', 'under-review', 'needs-clarification', 'active', 'suspended', 'refused')),
  refusal text,
  check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint linked_accounts_named_by_the_provider check ((account_id is null) = (state in ('asking', 'refused'))),
  constraint linked_accounts_refused_why check ((state = 'refused') = (refusal is not null)),
  constraint linked_accounts_seen_through check ((check_at is null) = (state in ('asking', 'refused')))
);
create unique index linked_accounts_one_for_a_upi_id on linked_accounts (host_id, upi_id, key_mode)
  where state <> 'refused';
create index linked_accounts_due on linked_accounts (check_at) where check_at is not null;

-- The contribution of an order on its way to the linked account of its host.
create table transfers (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null references event_boxes check (event_box_id <> ''),
  payment_order_id uuid not null,
  provider_transfer_id text not null check (provider_transfer_id <> ''),
  -- The provider's id of the linked account.
  account_id text not null check (account_id <> ''),
  -- The provider transfers no more than ₹1,00,000 to a UPI ID at once.
  amount_paise bigint not null check (amount_paise between 100 and 10000000),
  -- The provider's: created until the order is paid.
  state text not null default 'created' check (state in ('created', 'pending', 'processed', 'failed')),
  reversed_paise bigint not null default 0,
  -- The provider's fee, with its tax.
  fee_paise bigint not null default 0 check (fee_paise >= 0),
  tax_paise bigint not null default 0 check (tax_paise between 0 and fee_paise),
  -- Until when the provider holds it; null if it does not, or no longer.
  held_until timestamptz,
  -- When we learnt that it was sent on to the host.
  settled_at timestamptz,
  failure text,
  -- Set before the provider is asked to take something back, until its answer is known.
  reversal_asked_at timestamptz,
  check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, event_box_id),
  constraint transfers_once unique (provider_transfer_id, event_box_id),
  constraint transfers_one_for_an_order unique (payment_order_id, event_box_id),
  foreign key (payment_order_id, event_box_id) references payment_orders (id, event_box_id),
  constraint transfers_reversed_within_amount check (reversed_paise between 0 and amount_paise),
  constraint transfers_reversed_once_processed check (reversed_paise = 0 or state = 'processed'),
  constraint transfers_settled_once_processed check (settled_at is null or state = 'processed'),
  constraint transfers_failed_why check ((state = 'failed') = (failure is not null))
);
create index transfers_due on transfers (check_at) where check_at is not null;
create index transfers_of_box on transfers (event_box_id);
create trigger transfers_stand before update on transfers for each row
  when ((new.event_box_id, new.payment_order_id, new.provider_transfer_id, new.account_id, new.amount_paise)
      is distinct from (old.event_box_id, old.payment_order_id, old.provider_transfer_id, old.account_id, old.amount_paise)
    or new.reversed_paise < old.reversed_paise or (old.state = 'failed' and new.state <> 'failed')
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at))
  execute function refuse_change('a transfer stays what was transferred');

create table transfer_reversals (
  -- The provider's.
  id text not null check (id <> ''),
  event_box_id text not null references event_boxes,
  transfer_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null,
  primary key (id, event_box_id),
  foreign key (transfer_id, event_box_id) references transfers (id, event_box_id)
);
create index transfer_reversals_of_transfer on transfer_reversals (transfer_id, event_box_id);
