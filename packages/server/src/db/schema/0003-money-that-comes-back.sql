-- Money that went one way and comes back the other: disputes by phase, refunds and settlements that are returned.

-- A later one may follow a won one, under the same id or under another one.
alter table disputes add column phase text not null default 'chargeback';
alter table disputes add constraint disputes_phase_check
  check (phase in ('fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'));

-- No entry of ours ever used guest_refunds. disputed: debit, the provider has deducted it and may give it back; credit, a dispute is
-- lost and the provider is still to deduct it.
alter table ledger rename column guest_refunds to disputed;
alter table ledger_balances rename column guest_refunds to disputed;
alter table corrections drop constraint corrections_debit_account_check;
alter table corrections drop constraint corrections_credit_account_check;
do $carry$ begin
  if exists (select from corrections where 'guest_refunds' in (debit_account, credit_account)) then
    alter table corrections disable trigger corrections_stay;
    update corrections set debit_account = 'disputed' where debit_account = 'guest_refunds';
    update corrections set credit_account = 'disputed' where credit_account = 'guest_refunds';
    alter table corrections enable trigger corrections_stay;
  end if;
end $carry$;
alter table corrections add constraint corrections_debit_account_check
  check (debit_account in ('gateway_receivable', 'bank', 'payout_account',
  'owed_to_hosts', 'payouts_in_transit', 'platform_fee', 'output_gst', 'gateway_charges', 'input_gst', 'disputed',
  'suspense'));
alter table corrections add constraint corrections_credit_account_check
  check (credit_account in ('gateway_receivable', 'bank', 'payout_account',
  'owed_to_hosts', 'payouts_in_transit', 'platform_fee', 'output_gst', 'gateway_charges', 'input_gst', 'disputed',
  'suspense'));
-- A host's debt for one box is set off against what another box is owed: a correction between the two that nobody writes.
alter table corrections alter column written_by drop not null;
alter table corrections add constraint corrections_of_nobody_are_between_boxes
  check (written_by is not null or (debit_box_id is not null and credit_box_id is not null));

-- RazorpayX pays hosts from an account of its own: money is moved there from our bank account. Until now `bank` was both, and entries
-- stay: one correction moves what RazorpayX has, and both are right.
alter table ledger add column payout_account bigint not null default 0;
alter table ledger drop constraint ledger_balances;
alter table ledger drop constraint ledger_moves_money;
alter table ledger add constraint ledger_balances
  check (gateway_receivable + bank + payout_account + owed_to_hosts + payouts_in_transit
  + platform_fee + output_gst + gateway_charges + input_gst + disputed + suspense = 0);
alter table ledger add constraint ledger_moves_money
  check (gateway_receivable <> 0 or bank <> 0 or payout_account <> 0 or owed_to_hosts <> 0
  or payouts_in_transit <> 0 or platform_fee <> 0 or output_gst <> 0 or gateway_charges <> 0 or input_gst <> 0
  or disputed <> 0 or suspense <> 0);

alter table ledger_balances add column payout_account bigint not null default 0;
alter table ledger_balances alter column payout_account drop default;
alter table ledger_balances drop constraint ledger_balances_balance;
alter table ledger_balances add constraint ledger_balances_balance check (gateway_receivable + bank + payout_account
  + owed_to_hosts + payouts_in_transit + platform_fee + output_gst + gateway_charges + input_gst + disputed + suspense = 0);

-- dispute-lost: the provider deducts the refund of a lost dispute by a line of its own, from `disputed`.
-- refund-returned: the guest's bank did not take the refund, after it had been carried out.
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (kind in ('contribution', 'refund', 'refund-returned',
  'dispute-lost', 'unallocated-payment', 'unallocated-refund', 'gateway-fee', 'settlement', 'settlement-adjustment',
  'payout', 'payout-sent', 'payout-failed', 'payout-fee', 'payout-reversal', 'fee-invoice', 'correction', 'transfer',
  'transfer-failed', 'transfer-reversal', 'transfer-fee'));
alter table ledger add constraint ledger_of_refund_names_it check (
  kind not in ('refund-returned', 'dispute-lost') or num_nonnulls(refund_id, payment_id) = 2);
drop index ledger_refund;
create unique index ledger_refund on ledger (refund_id, kind, event_box_id)
  where kind in ('refund', 'unallocated-refund', 'refund-returned', 'dispute-lost');
-- A settlement's: 1 when it reaches our bank, 2 when our bank returns it, 3 when it is sent again, and so on.
alter table ledger add column turn integer not null default 1;
alter table ledger add constraint ledger_turn_is_of_settlement check (turn = 1 or kind = 'settlement');
alter table ledger add constraint ledger_turns_alternate check (kind <> 'settlement' or (bank > 0) = (turn % 2 = 1));
drop index ledger_settlement;
create unique index ledger_settlement on ledger (settlement_id, turn, event_box_id) where kind = 'settlement';

-- returned: it was processed, and the money came back to us.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check
  check (state in ('requested', 'sent', 'processed', 'failed', 'returned'));
drop trigger refunds_processed_stands on refunds;
create trigger refunds_processed_stands before update on refunds for each row
  when ((old.state = 'returned' and new.state <> 'returned')
    or (old.state = 'processed' and new.state not in ('processed', 'returned'))
    or (old.state in ('processed', 'returned')
      and (new.payment_id, new.amount_paise, new.provider_refund_id)
        is distinct from (old.payment_id, old.amount_paise, old.provider_refund_id)))
  execute function refuse_change('money that went back has gone back');
-- Its payment may be captured again, as one whose refund failed.
do $both$ begin
  execute replace(replace(pg_get_functiondef('store_payment'::regproc),
    'state = ''failed''', 'state in (''failed'', ''returned'')'),
    'state <> ''failed''', 'state not in (''failed'', ''returned'')');
end $both$;

-- Lines of a dispute: its deduction, its return, or both several times.
alter table settlement_lines add column dispute_id text;
alter table settlement_lines add constraint settlement_lines_dispute_is_named
  check (dispute_id is null or dispute_id = named_dispute_id);
alter table settlement_lines drop constraint settlement_lines_match_one_thing;
alter table settlement_lines drop constraint settlement_lines_withdrawn_match_nothing;
alter table settlement_lines add constraint settlement_lines_match_one_thing
  check (num_nonnulls(payment_id, refund_id, transfer_id, reversal_id, dispute_id) <= 1);
alter table settlement_lines add constraint settlement_lines_withdrawn_match_nothing
  check (withdrawn_at is null or num_nonnulls(payment_id, refund_id, transfer_id, reversal_id, dispute_id) = 0);

drop trigger settlements_booked_stay on settlements;
create trigger settlements_booked_stay before update on settlements for each row
  when (old.booked_at is not null and (new.amount_paise, new.utr) is distinct from (old.amount_paise, old.utr)
    or (old.booked_at is not null and new.booked_at is distinct from old.booked_at
      and not (new.booked_at is null and new.status = 'failed')))
  execute function refuse_change('a settlement in the ledger stays as it was entered');

-- Lost disputes of before: their refunds were deducted from gateway_receivable, and their lines were matched with the refund.
insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, disputed, occurred_at, created_at)
select 'dispute-lost', l.event_box_id, l.payment_id, l.refund_id, -l.gateway_receivable, l.gateway_receivable,
  l.occurred_at, now()
from ledger l join refunds r on r.id = l.refund_id and r.event_box_id = l.event_box_id
where r.kind = 'dispute' and l.kind in ('refund', 'unallocated-refund') and l.gateway_receivable <> 0;
with lost as materialized (
  select id, payment_id from refunds where kind = 'dispute'
), lines as materialized (
  select s.*, lost.payment_id as disputed_payment_id from settlement_lines s join lost on lost.id = s.refund_id
), entered as materialized (
  select settlement_line_id as id, sum(gateway_receivable) as receivable, sum(gateway_charges) as charges,
    sum(input_gst) as gst, sum(suspense) as suspense
  from ledger where kind = 'settlement-adjustment' and settlement_line_id in (select id from lines) group by 1
)
insert into ledger (kind, settlement_line_id, payment_id, gateway_receivable, gateway_charges, input_gst, disputed,
  suspense, occurred_at, created_at)
select 'settlement-adjustment', l.id, l.disputed_payment_id, l.credit_paise - l.debit_paise - coalesce(e.receivable, 0),
  l.fee_paise - l.tax_paise - coalesce(e.charges, 0), l.tax_paise - coalesce(e.gst, 0),
  l.debit_paise - l.credit_paise - l.fee_paise, -coalesce(e.suspense, 0), now(), now()
from lines l join settlements s on s.id = l.settlement_id left join entered e on e.id = l.id
where s.booked_at is not null;
update settlement_lines set dispute_id = named_dispute_id, refund_id = null
where refund_id is not null and type = 'adjustment' and named_dispute_id is not null;

-- money-in-dispute: all disputes of a payment have ended, and what was deducted for them is not what was lost.
-- refund-late: asked for long ago, and not carried out.
alter table review_flags drop constraint review_flags_kind_check;
alter table review_flags add constraint review_flags_kind_check check (kind in (
  'amount-differs', 'box-closed', 'box-deleted', 'no-box', 'other-currency', 'second-payment', 'refund-failed',
  'refund-late', 'refund-stopped', 'gift-gone', 'disputed', 'dispute-won', 'dispute-lost', 'dispute-closed',
  'money-in-dispute', 'host-owes', 'other', 'line-of-unknown-payment', 'line-of-unknown-refund', 'unknown-adjustment',
  'line-amount-differs', 'line-fee-differs', 'line-twice', 'settlement-sum-differs', 'settlement-without-utr',
  'settlement-late', 'settlement-failed'));
alter table review_flags drop constraint review_flags_name_their_refund;
alter table review_flags add constraint review_flags_name_their_refund check (refund_id is null or kind in (
  'refund-failed', 'refund-late', 'refund-stopped', 'gift-gone', 'host-owes', 'settlement-late', 'line-amount-differs'));

-- The invoice that a credit note reduces (CGST Act, section 34), whose rate it has.
alter table fee_invoices add column credits_id uuid;
alter table fee_invoices add constraint fee_invoices_credits_id_fkey foreign key (credits_id) references fee_invoices;
do $carry$ begin
  if exists (select from fee_invoices where kind = 'credit-note') then
    alter table fee_invoices disable trigger fee_invoices_stand;
    update fee_invoices note set credits_id = first.id
    from (
      select distinct on (event_box_id) event_box_id, id from fee_invoices where kind = 'invoice'
      order by event_box_id, issued_at, id
    ) first
    where note.kind = 'credit-note' and first.event_box_id = note.event_box_id;
    alter table fee_invoices enable trigger fee_invoices_stand;
  end if;
end $carry$;
alter table fee_invoices add constraint fee_invoices_credit_note_names_its_invoice
  check ((kind = 'credit-note') = (credits_id is not null));
create index fee_invoices_credits on fee_invoices (credits_id) where credits_id is not null;
