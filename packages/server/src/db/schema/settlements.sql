-- Money that reaches our bank: the provider's settlements and their lines.

create table settlements (
  -- The provider's.
  id text primary key check (id <> ''),
  key_mode text not null check (key_mode in ('test', 'live')),
  -- processed: the transfer to our bank was begun. failed is not final: it is tried again.
  status text not null check (status in ('created', 'processed', 'failed')),
  -- The sum that reaches our bank.
  amount_paise bigint not null check (amount_paise >= 0),
  -- Zero on ordinary ones: fees are taken from each payment.
  fees_paise bigint not null check (fees_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  -- The bank's reference.
  utr text check (utr <> ''),
  provider_created_at timestamptz not null,
  first_seen_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was entered in the ledger.
  booked_at timestamptz,
  -- When the provider is asked next; null when its answer can no longer change.
  check_at timestamptz,
  constraint settlements_booked_with_bank_reference check (booked_at is null or utr is not null)
);
create index settlements_due on settlements (check_at) where check_at is not null;
create trigger settlements_booked_stay before update on settlements for each row
  when (old.booked_at is not null and (new.booked_at, new.amount_paise, new.utr)
    is distinct from (old.booked_at, old.amount_paise, old.utr))
  execute function refuse_change('a settlement in the ledger stays as it was entered');

create table settlement_lines (
  id uuid primary key default time_ordered_uuid(),
  settlement_id text not null references settlements,
  -- The provider's: payment, refund, adjustment, transfer.
  type text not null check (type <> ''),
  -- The provider's id of that.
  entity_id text not null check (entity_id <> ''),
  -- The provider gives a line no id of its own: 2 where the same line is in one settlement a second time.
  number integer not null check (number >= 1),
  amount_paise bigint not null check (amount_paise >= 0),
  credit_paise bigint not null check (credit_paise >= 0),
  debit_paise bigint not null check (debit_paise >= 0),
  -- With its tax.
  fee_paise bigint not null check (fee_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  currency text not null,
  -- The provider's ids of the payment and the dispute that an adjustment or a refund is about.
  named_payment_id text,
  named_dispute_id text,
  description text,
  -- The match; all null if it is nothing of ours, or nothing yet.
  payment_id text,
  refund_id uuid,
  transfer_id uuid,
  reversal_id text,
  first_seen_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the provider's report no longer had it.
  withdrawn_at timestamptz,
  constraint settlement_lines_once unique (settlement_id, type, entity_id, number),
  constraint settlement_lines_match_one_thing check (num_nonnulls(payment_id, refund_id, transfer_id, reversal_id) <= 1),
  constraint settlement_lines_withdrawn_match_nothing
    check (withdrawn_at is null or num_nonnulls(payment_id, refund_id, transfer_id, reversal_id) = 0)
);
-- Each is settled once: a second line of it is matched with nothing.
create unique index settlement_lines_payment on settlement_lines (payment_id) where payment_id is not null;
create unique index settlement_lines_refund on settlement_lines (refund_id) where refund_id is not null;
create unique index settlement_lines_transfer on settlement_lines (transfer_id) where transfer_id is not null;
create unique index settlement_lines_reversal on settlement_lines (reversal_id) where reversal_id is not null;
-- A payment that was unknown when its line came is looked for again.
create index settlement_lines_unmatched on settlement_lines (entity_id)
  where payment_id is null and refund_id is null and withdrawn_at is null;
