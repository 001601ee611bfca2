-- The ledger: one row for each event of money, with an amount for each account, and what is written from it.

-- Corrections that administrators write: two lines and a reason.
create table corrections (
  id uuid primary key default gen_random_uuid(),
  -- The key of the dialog: a repetition has the same.
  request_key uuid not null unique,
  amount_paise bigint not null check (amount_paise > 0),
  debit_account text not null check (debit_account in ('gateway_receivable', 'bank', 'owed_to_hosts', 'payouts_in_transit',
    'platform_fee', 'output_gst', 'gateway_charges', 'input_gst', 'guest_refunds', 'suspense')),
  debit_box_id text references event_boxes,
  credit_account text not null check (credit_account in ('gateway_receivable', 'bank', 'owed_to_hosts', 'payouts_in_transit',
    'platform_fee', 'output_gst', 'gateway_charges', 'input_gst', 'guest_refunds', 'suspense')),
  credit_box_id text references event_boxes,
  reason text not null check (reason <> ''),
  written_by uuid not null references admins,
  written_at timestamptz not null,
  constraint corrections_move_something
    check ((debit_account, coalesce(debit_box_id, '')) <> (credit_account, coalesce(credit_box_id, ''))),
  constraint corrections_owed_name_their_box check (
    (debit_account = 'owed_to_hosts') = (debit_box_id is not null)
    and (credit_account = 'owed_to_hosts') = (credit_box_id is not null))
);
create index corrections_newest on corrections (written_at desc, id desc);
create trigger corrections_stay before update or delete on corrections for each row
  execute function refuse_change('a correction stays');

create table ledger (
  id uuid not null default time_ordered_uuid(),
  -- unallocated-…: captured money that is no contribution, or not yet. gateway-fee: what the provider keeps.
  -- transfer: the provider keeps the contribution for the host, so that we owe it no more; transfer-…: it failed, was reversed, the provider's fee for it. settlement: what has reached our bank.
  -- settlement-adjustment: a line of a settlement that is nothing else in the ledger.
  kind text not null check (kind in ('contribution', 'refund', 'unallocated-payment', 'unallocated-refund',
    'gateway-fee', 'settlement', 'settlement-adjustment', 'payout', 'payout-sent', 'payout-failed',
    'payout-fee', 'payout-reversal', 'fee-invoice', 'correction', 'transfer', 'transfer-failed', 'transfer-reversal',
    'transfer-fee')),
  -- The box whose money moved; '' for money of no box.
  event_box_id text not null default '',
  -- For a payment's contribution, refunds and fee.
  payment_id text,
  -- The one reference that the kind requires. Those without a foreign key may refer to a row of no box.
  contribution_id uuid,
  refund_id uuid,
  payout_id uuid references payouts,
  settlement_id text references settlements,
  settlement_line_id uuid,
  transfer_id uuid,
  reversal_id text,
  correction_id uuid references corrections,
  -- In paise. Positive: debit; negative: credit. The host of a box is owed the negative of the sum of its owed_to_hosts.
  gateway_receivable bigint not null default 0,
  bank bigint not null default 0,
  owed_to_hosts bigint not null default 0,
  payouts_in_transit bigint not null default 0,
  platform_fee bigint not null default 0,
  output_gst bigint not null default 0,
  gateway_charges bigint not null default 0,
  input_gst bigint not null default 0,
  guest_refunds bigint not null default 0,
  suspense bigint not null default 0,
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  -- By the database's clock, which writers do not choose.
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (id, event_box_id),
  constraint ledger_contribution_id_fkey foreign key (contribution_id, event_box_id)
    references contributions (id, event_box_id),
  constraint ledger_transfer_id_fkey foreign key (transfer_id, event_box_id) references transfers (id, event_box_id),
  constraint ledger_reversal_id_fkey foreign key (reversal_id, event_box_id)
    references transfer_reversals (id, event_box_id),
  constraint ledger_balances check (gateway_receivable + bank + owed_to_hosts + payouts_in_transit + platform_fee
    + output_gst + gateway_charges + input_gst + guest_refunds + suspense = 0),
  constraint ledger_moves_money check (gateway_receivable <> 0 or bank <> 0 or owed_to_hosts <> 0
    or payouts_in_transit <> 0 or platform_fee <> 0 or output_gst <> 0 or gateway_charges <> 0 or input_gst <> 0
    or guest_refunds <> 0 or suspense <> 0),
  constraint ledger_owed_names_box check (owed_to_hosts = 0 or event_box_id <> ''),
  constraint ledger_names_its_cause check (
    num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) <= 1 and case
      when kind = 'contribution' then num_nonnulls(contribution_id, payment_id) = 2
      when kind in ('refund', 'unallocated-refund') then num_nonnulls(refund_id, payment_id) = 2
      when kind in ('unallocated-payment', 'gateway-fee') then payment_id is not null
        and num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0
      when kind = 'settlement' then settlement_id is not null and payment_id is null and event_box_id = ''
      when kind = 'settlement-adjustment' then settlement_line_id is not null
      when kind in ('payout', 'payout-reversal', 'payout-sent', 'payout-failed', 'payout-fee')
        then payout_id is not null and payment_id is null
      when kind = 'fee-invoice' then event_box_id <> '' and payment_id is null
        and num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0
      else true
    end),
  constraint ledger_transfer_names_its_cause check (
    (transfer_id is not null) = (kind in ('transfer', 'transfer-failed', 'transfer-reversal', 'transfer-fee'))
    and (reversal_id is not null) = (kind = 'transfer-reversal')),
  constraint ledger_correction_is_one check (correction_id is null or (kind = 'correction'
    and num_nonnulls(payment_id, contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0))
);
-- Each cause is entered once.
create unique index ledger_contribution on ledger (contribution_id, event_box_id) where kind = 'contribution';
create unique index ledger_gateway_fee on ledger (payment_id, event_box_id) where kind = 'gateway-fee';
create unique index ledger_unallocated_payment on ledger (payment_id, event_box_id) where kind = 'unallocated-payment';
create unique index ledger_refund on ledger (refund_id, kind, event_box_id)
  where kind in ('refund', 'unallocated-refund');
create unique index ledger_payout on ledger (payout_id, kind, event_box_id)
  where kind in ('payout', 'payout-reversal', 'payout-sent', 'payout-failed', 'payout-fee');
create unique index ledger_settlement on ledger (settlement_id, event_box_id) where kind = 'settlement';
create unique index ledger_transfer on ledger (transfer_id, kind, event_box_id)
  where kind in ('transfer', 'transfer-failed', 'transfer-fee');
create unique index ledger_transfer_reversal on ledger (reversal_id, event_box_id) where kind = 'transfer-reversal';
-- Between two boxes a correction is two rows, each balanced in suspense.
create unique index ledger_correction on ledger (correction_id, event_box_id) where correction_id is not null;
-- An adjustment is entered again, with the opposite amounts, when its line is matched later: writers lock its settlement.
create index ledger_settlement_line on ledger (settlement_line_id) where settlement_line_id is not null;
create index ledger_owed on ledger (event_box_id) include (owed_to_hosts) where owed_to_hosts <> 0;
create index ledger_recorded on ledger (recorded_at);
-- Without the kinds that each contribution has: they are found by its id, and by ledger_gateway_fee.
create index ledger_of_payment on ledger (payment_id) where kind not in ('contribution', 'gateway-fee');
create index ledger_of_refund on ledger (refund_id) where refund_id is not null;
create index ledger_of_payout on ledger (payout_id) where payout_id is not null;
-- No foreign key, since money of no box has none. Boxes are never deleted, so that the look at the insert is enough.
create function refuse_unknown_box() returns trigger language plpgsql as $$
begin
  if not exists (select from event_boxes where id = new.event_box_id) then
    raise exception '%: there is no box %', tg_table_name, new.event_box_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger ledger_names_box_that_exists before insert on ledger for each row when (new.event_box_id <> '')
  execute function refuse_unknown_box();
create trigger ledger_is_append_only before update or delete on ledger for each row
  execute function refuse_change('an entry is never changed; add a correction');
create trigger ledger_is_never_emptied before truncate on ledger for each statement
  execute function refuse_change('an entry is never deleted; add a correction');

-- One row: entries recorded until then are in the balances, and no others (decision 29).
create table ledger_closing (
  is_only boolean primary key default true check (is_only),
  closed_until timestamptz not null
);
-- The closed entries of each kind: how many, and the sum of each account.
create table ledger_balances (
  kind text primary key,
  entries bigint not null check (entries > 0),
  gateway_receivable bigint not null,
  bank bigint not null,
  owed_to_hosts bigint not null,
  payouts_in_transit bigint not null,
  platform_fee bigint not null,
  output_gst bigint not null,
  gateway_charges bigint not null,
  input_gst bigint not null,
  guest_refunds bigint not null,
  suspense bigint not null,
  constraint ledger_balances_balance check (gateway_receivable + bank + owed_to_hosts + payouts_in_transit + platform_fee
    + output_gst + gateway_charges + input_gst + guest_refunds + suspense = 0)
) with (fillfactor = 50);
-- The sum of the closed entries of each box: a credit.
create table box_balances (
  event_box_id text primary key references event_boxes,
  owed_to_hosts bigint not null
) with (fillfactor = 80);
create index box_balances_owed on box_balances (event_box_id) where owed_to_hosts <> 0;

-- The last number that was given in a series: a row lock on it keeps the series unbroken.
create table fee_invoice_series (
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- India's financial year, 26-27.
  year text not null check (year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_number integer not null check (last_number >= 1),
  primary key (kind, year)
);
-- Our fee of a box, GST included. A credit note is what was refunded after the invoice.
create table fee_invoices (
  id uuid primary key default time_ordered_uuid(),
  kind text not null check (kind in ('invoice', 'credit-note')),
  year text not null,
  number integer not null check (number >= 1),
  event_box_id text not null references event_boxes,
  fee_paise bigint not null check (fee_paise > 0),
  -- 0: GST is not charged.
  gst_percent integer not null check (gst_percent between 0 and 100),
  gst_paise bigint not null check (gst_paise between 0 and fee_paise),
  issued_at timestamptz not null,
  foreign key (kind, year) references fee_invoice_series,
  unique (kind, year, number),
  constraint fee_invoices_gst_has_a_rate check (gst_percent > 0 or gst_paise = 0)
);
create index fee_invoices_newest on fee_invoices (issued_at desc, kind, number desc);
create index fee_invoices_event_box on fee_invoices (event_box_id);
create trigger fee_invoices_stand before update or delete on fee_invoices for each row
  execute function refuse_change('an invoice is never changed; a credit note is issued');
