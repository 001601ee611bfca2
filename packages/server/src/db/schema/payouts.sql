-- Money owed to hosts, on its way to them.

create table payouts (
  id uuid primary key default gen_random_uuid(),
  event_box_id text not null,
  host_id uuid not null,
  -- Within its box.
  number integer not null check (number >= 1),
  -- From one rupee to one lakh rupees, UPI's limit for one transfer.
  amount_paise bigint not null check (amount_paise between 100 and 10000000),
  -- To which it was sent; while it waits, the one that is blocked.
  upi_id text,
  state text not null
    check (state in ('waiting', 'due', 'sent', 'processing', 'processed', 'reversed', 'failed')),
  provider_payout_id text unique,
  utr text,
  -- The provider's reason for a payout that failed, was reversed or was refused.
  reason text,
  hold text check (hold in ('inactive', 'no-upi-id', 'unpayable-upi-id', 'after-failures', 'retry', 'provider-refused',
    'upi-id-changed', 'not-settled', 'upi-id-limit', 'upi-id-not-found', 'upi-id-denied', 'in-bank-file')),
  -- upi-id: nothing can be paid to it. bank: the host's bank did not take it, and may tomorrow. payee-name: the provider
  -- refused the name. ours: our account at the provider, or our request. never-taken: the provider has no record of it.
  -- withdrawn: less was owed by then.
  fault text check (fault in ('upi-id', 'bank', 'payee-name', 'ours', 'never-taken', 'withdrawn')),
  due_on date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The provider takes an idempotency key with the same body only: name and UPI ID are kept, whatever the host changes.
  payee_name text,
  sent_at timestamptz,
  paid_at timestamptz,
  -- When it is sent, or the provider is asked, next.
  check_at timestamptz,
  -- When its host was told that it is late.
  told_late_at timestamptz,
  -- When it was last put into a file for our bank: the provider does not send what our bank may be paying.
  listed_at timestamptz,
  constraint payouts_number_is_unique unique (event_box_id, number),
  constraint payouts_box_of_host foreign key (event_box_id, host_id) references event_boxes (id, host_id),
  constraint payouts_processed_has_time check (state <> 'processed' or paid_at is not null),
  constraint payouts_sent_says_to_whom check (state <> 'sent' or num_nulls(upi_id, payee_name, sent_at) = 0),
  constraint payouts_hold_is_of_state check (case state
    when 'waiting' then hold is not null
    when 'sent' then hold is null or hold = 'provider-refused'
    else hold is null end),
  constraint payouts_fault_is_of_state check (fault is null or state in ('failed', 'reversed'))
);
create index payouts_host on payouts (host_id);
create index payouts_open on payouts (due_on) where state in ('waiting', 'due', 'sent', 'processing');
create index payouts_check on payouts (check_at) where check_at is not null;
create index payouts_waiting on payouts (host_id) where state = 'waiting';
-- Sums by state are read from the index alone.
create index payouts_state on payouts (state) include (amount_paise);
create index payouts_paid_newest on payouts (paid_at desc, id desc) include (amount_paise) where state = 'processed';
create index payouts_failed on payouts (updated_at desc, id desc) where state in ('failed', 'reversed');
-- How much a UPI ID was sent today.
create index payouts_upi_id on payouts (upi_id, (coalesce(sent_at, paid_at)))
  where state in ('sent', 'processing', 'processed');
create index payouts_by_bank_reference on payouts (upper(utr)) where utr is not null;
create index payouts_by_upi_id on payouts (lower(upi_id)) where upi_id is not null;
create trigger payouts_paid_stays_paid before update on payouts for each row
  when ((old.state = 'processed' and new.state not in ('processed', 'reversed'))
    or (old.state = 'reversed' and new.state <> 'reversed'))
  execute function refuse_change('money that was paid out may come back, once, and nothing else');

-- One row: whether sending is stopped because the provider refuses one payout after another for the same reason.
create table payout_sending (
  is_only boolean primary key default true check (is_only),
  refusal text,
  -- Consecutive ones for this reason.
  refusals integer not null default 0 check (refusals >= 0),
  stopped_until timestamptz,
  constraint payout_sending_stopped_for_a_reason check (stopped_until is null or refusal is not null)
);
