-- A payout is what a host is owed; an attempt is one try to pay it. Until 0.1.0 one row was both.

-- A file for our bank, or a sheet to pay from. It is open while one of its attempts is.
create table payout_batches (
  id uuid primary key default gen_random_uuid(),
  -- Null: made before 0.2.0, when only the audit log had a name.
  created_by uuid references admins,
  created_at timestamptz not null,
  -- The sheet for RazorpayX is paid from our account there, any other file from our bank account. Files of before do not say which:
  -- their payments are in the ledger as from our bank account, and a correction moves them.
  format text not null default 'general' check (format in ('general', 'provider'))
);

create table payout_attempts (
  -- Our reference at the provider and in a bank's file, and the idempotency key.
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references payouts,
  channel text not null check (channel in ('by-hand', 'provider')),
  -- To whom. All null: paid otherwise, as agreed with the host, or erased.
  upi_id text,
  bank_account text,
  ifsc text,
  -- The holder as the bank has it; payee_name is the name of the contact.
  bank_account_name text,
  payee_name text,
  amount_paise bigint not null check (amount_paise between 100 and 10000000),
  batch_id uuid references payout_batches,
  -- The administrator who was told to pay it; null: the provider, or made before 0.2.0.
  started_by uuid references admins,
  provider_payout_id text unique,
  -- submitting: the provider may not have it yet. submitted: it is on its way, or an administrator pays it.
  -- cancelled: a person has confirmed that it was not carried out.
  state text not null
    check (state in ('submitting', 'submitted', 'paid', 'failed', 'returned', 'cancelled')),
  -- The bank's reference of the payment. Several attempts have one where somebody has confirmed that the bank gave it to several.
  reference text,
  is_reference_shared boolean not null default false,
  -- destination: nothing can be paid there. bank: the host's bank did not take it, and may tomorrow. amount: not so much at once.
  -- payee-name: the provider refused the name. ours: our account or our request. rejected: somebody of ours said no.
  -- not-received: the provider has no record of it.
  failure text check (failure in ('destination', 'bank', 'amount', 'payee-name', 'ours', 'rejected', 'not-received')),
  -- The provider's words, or an administrator's.
  failure_text text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the provider was first asked, and may have it since; null while it cannot.
  asked_at timestamptz,
  paid_at timestamptz,
  -- When it is submitted, or the provider is asked, next.
  check_at timestamptz,
  constraint payout_attempts_to_one_destination check (upi_id is null or bank_account is null),
  constraint payout_attempts_account_has_ifsc check ((bank_account is null) = (ifsc is null)),
  constraint payout_attempts_bank_account_is_whole check ((bank_account is null) = (bank_account_name is null)),
  constraint payout_attempts_paid_has_time check (state not in ('paid', 'returned') or paid_at is not null),
  constraint payout_attempts_failure_is_of_state check ((failure is not null) = (state in ('failed', 'returned'))),
  constraint payout_attempts_batch_is_by_hand check (batch_id is null or channel = 'by-hand')
);

-- Servers of a spread database have these as they have payouts.
do $spread$ begin
  if to_regclass('citus_tables') is not null then
    execute 'select create_reference_table(name::regclass) from unnest(array[''payout_batches'', ''payout_attempts'']) name
      where exists (select from citus_tables where table_name = ''payouts''::regclass)';
  end if;
end $spread$;

drop trigger payouts_paid_stays_paid on payouts;
alter table payouts drop constraint payouts_processed_has_time;
alter table payouts drop constraint payouts_sent_says_to_whom;
alter table payouts drop constraint payouts_hold_is_of_state;
alter table payouts drop constraint payouts_fault_is_of_state;
alter table payouts drop constraint payouts_state_check;
alter table payouts drop constraint payouts_hold_check;
alter table payouts drop constraint payouts_fault_check;
drop index payouts_open;
drop index payouts_check;
drop index payouts_waiting;
drop index payouts_state;
drop index payouts_paid_newest;
drop index payouts_failed;
drop index payouts_upi_id;
drop index payouts_by_bank_reference;
drop index payouts_by_upi_id;

-- A payout of which a file was made was in that file, whether the bank has paid it or not.
insert into payout_batches (created_at, created_by)
select listed_at, (
  select admin_id from audit_log l where l.action = 'payouts-listed' and l.created_at = p.listed_at limit 1)
from payouts p where listed_at is not null and provider_payout_id is null and sent_at is null
  and (state in ('waiting', 'due') or (state = 'failed' and fault = 'withdrawn' and listed_at > now() - interval '7 days'))
group by listed_at;

-- The id stays: the provider has it as our reference, and the ledger as its cause.
insert into payout_attempts (id, payout_id, channel, upi_id, payee_name, amount_paise, batch_id, provider_payout_id, state,
  reference, failure, failure_text, created_at, updated_at, asked_at, paid_at, check_at)
select p.id, p.id, case when p.provider_payout_id is null and p.sent_at is null then 'by-hand' else 'provider' end,
  p.upi_id, p.payee_name, p.amount_paise, null, p.provider_payout_id,
  case p.state when 'sent' then case when p.hold is null then 'submitting' else 'failed' end
    when 'processing' then 'submitted' when 'processed' then 'paid'
    when 'reversed' then case when p.paid_at is null then 'failed' else 'returned' end else 'failed' end,
  p.utr,
  case when p.state in ('failed', 'reversed') then
    case p.fault when 'upi-id' then 'destination' when 'never-taken' then 'not-received' when 'withdrawn' then 'not-received'
      else coalesce(p.fault, 'ours') end
    when p.state = 'sent' and p.hold is not null then 'ours' end,
  case when p.state not in ('processing', 'processed') then p.reason end,
  coalesce(p.sent_at, p.paid_at, p.created_at), p.updated_at, p.sent_at, p.paid_at,
  case when p.state in ('processing', 'processed') or (p.state = 'sent' and p.hold is null) then p.check_at end
from payouts p
where p.state in ('sent', 'processing', 'processed', 'reversed')
  or (p.state = 'failed' and (p.fault is distinct from 'withdrawn' or p.provider_payout_id is not null));
insert into payout_attempts (id, payout_id, channel, upi_id, payee_name, amount_paise, batch_id, state, created_at, updated_at)
select p.id, p.id, 'by-hand', h.upi_id, null, p.amount_paise, b.id, 'submitted', p.listed_at, p.updated_at
from payouts p join hosts h on h.id = p.host_id join payout_batches b on b.created_at = p.listed_at
where not exists (select from payout_attempts a where a.id = p.id);
-- Two payments by hand with one reference were taken for good until 0.1.0.
update payout_attempts a set is_reference_shared = true
where channel = 'by-hand' and reference is not null and exists (
  select from payout_attempts o where o.id <> a.id and upper(o.reference) = upper(a.reference) and o.channel = 'by-hand');

alter table payouts rename column told_late_at to late_notified_at;
alter table payouts rename column check_at to not_before;
alter table payouts add column hold_reason text;
alter table payouts add constraint payouts_hold_reason_check
  check (hold_reason in ('no-upi-id', 'unpayable-upi-id', 'upi-id-not-found',
  'upi-id-denied', 'after-failures', 'upi-id-changed', 'retry', 'upi-id-limit', 'provider-refused', 'rejected',
  'unknown-outcome', 'too-large', 'inactive'));
-- A failed payout was replaced by another one: its attempt is history.
update payouts p set
  state = case
    when p.state = 'processed' then 'paid'
    when a.state in ('submitting', 'submitted') then 'paying'
    when p.state in ('failed', 'reversed') then 'cancelled'
    else 'open' end,
  hold_reason = case
    when p.state = 'sent' and p.hold is not null then 'provider-refused'
    when p.state = 'waiting' and p.hold not in ('not-settled', 'in-bank-file') and a.id is null then p.hold end,
  not_before = case when p.state = 'waiting' and a.id is null and p.hold in ('retry', 'upi-id-changed', 'upi-id-limit')
    then p.not_before end
from payouts same left join payout_attempts a on a.payout_id = same.id
where same.id = p.id;
update payouts set hold = case
  when hold_reason is null then null
  when hold_reason = 'inactive' then 'host-inactive'
  when hold_reason = 'provider-refused' then 'needs-operator'
  when hold_reason in ('retry', 'upi-id-changed', 'upi-id-limit') then 'not-before'
  else 'needs-destination' end;
update payouts set not_before = now() where hold = 'not-before' and not_before is null;

alter table payouts drop column upi_id;
alter table payouts drop column provider_payout_id;
alter table payouts drop column utr;
alter table payouts drop column reason;
alter table payouts drop column fault;
alter table payouts drop column payee_name;
alter table payouts drop column sent_at;
alter table payouts drop column paid_at;
alter table payouts drop column listed_at;
alter table payouts add column cancelled_by uuid;
alter table payouts add constraint payouts_cancelled_by_fkey foreign key (cancelled_by) references admins;
-- open: to be paid. paying: an attempt is under way. cancelled: less is owed than there was, or an administrator does not pay it.
alter table payouts add constraint payouts_state_check check (state in ('open', 'paying', 'paid', 'cancelled'));
-- Each ends in one way: the host saves another destination; time; an administrator decides; the host is activated.
alter table payouts add constraint payouts_hold_check
  check (hold in ('needs-destination', 'not-before', 'needs-operator', 'host-inactive'));
alter table payouts add constraint payouts_hold_has_its_reason check ((hold is null) = (hold_reason is null) and case hold
  when 'needs-destination' then hold_reason in ('no-upi-id', 'unpayable-upi-id', 'upi-id-not-found', 'upi-id-denied',
  'after-failures')
  when 'not-before' then hold_reason in ('upi-id-changed', 'retry', 'upi-id-limit')
  when 'needs-operator' then hold_reason in ('provider-refused', 'rejected', 'unknown-outcome', 'too-large')
  when 'host-inactive' then hold_reason = 'inactive'
  else hold_reason is null end);
alter table payouts add constraint payouts_not_before_is_a_time
  check ((hold is not distinct from 'not-before') = (not_before is not null));
-- An outcome that stays unknown is a task while its attempt lives. A payout that waits for an administrator, and of which nothing is
-- owed any more, keeps its hold: where a refund fails, it is owed again.
alter table payouts add constraint payouts_hold_is_of_state check (hold is null or state = 'open'
  or (state = 'paying' and hold_reason = 'unknown-outcome') or (state = 'cancelled' and hold = 'needs-operator'));
alter table payouts add constraint payouts_cancelled_by_somebody check (cancelled_by is null or state = 'cancelled');
create index payouts_open on payouts (due_on) where state in ('open', 'paying');
-- Sums by state are read from the index alone.
create index payouts_state on payouts (state) include (amount_paise, hold, due_on);
create index payouts_newest on payouts (state, updated_at desc, id desc);

-- While one lives, nobody can start another.
create unique index payout_attempts_one_live on payout_attempts (payout_id) where state in ('submitting', 'submitted');
create unique index payout_attempts_reference on payout_attempts (upper(reference))
  where channel = 'by-hand' and state in ('paid', 'returned') and not is_reference_shared;
create index payout_attempts_payout on payout_attempts (payout_id);
create index payout_attempts_check on payout_attempts (check_at) where check_at is not null;
-- Whether refusals stop the sending is read from the attempts: the last ones that the provider has answered.
create index payout_attempts_asked on payout_attempts (asked_at desc) where asked_at is not null;
drop table payout_sending;
create index payout_attempts_batch on payout_attempts (batch_id) where batch_id is not null;
create index payout_attempts_paid_newest on payout_attempts (paid_at desc, id desc) where state = 'paid';
-- How much a UPI ID was sent today.
create index payout_attempts_upi_id on payout_attempts (upi_id, created_at) where state in ('submitting', 'submitted', 'paid');
create index payout_attempts_by_reference on payout_attempts (upper(reference)) where reference is not null;
create index payout_attempts_by_upi_id on payout_attempts (lower(upi_id)) where upi_id is not null;
create trigger payout_attempts_paid_stays_paid before update on payout_attempts for each row
  when ((old.state = 'paid' and new.state not in ('paid', 'returned'))
    or (old.state = 'returned' and new.state <> 'returned'))
  execute function refuse_change('money that was paid out may come back, once, and nothing else');
create trigger payout_attempts_destination_is_locked before update on payout_attempts for each row
  when (new.payout_id <> old.payout_id or new.channel <> old.channel or new.upi_id <> old.upi_id
    or new.bank_account <> old.bank_account or new.ifsc <> old.ifsc)
  execute function refuse_change('an attempt goes where it was started to go; end it, and start another');

-- An entry is caused by an attempt.
alter table ledger drop constraint ledger_payout_id_fkey;
alter table ledger rename column payout_id to payout_attempt_id;
alter table ledger add constraint ledger_payout_attempt_id_fkey foreign key (payout_attempt_id) references payout_attempts;

alter table audit_log drop constraint audit_log_action_check;
alter table audit_log drop constraint audit_log_names_its_payout;
-- A file for the bank holds bank accounts: who downloads it again is recorded.
alter table audit_log add constraint audit_log_action_check check (action in (
  'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
  'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'host-signed-out', 'payment-reviewed',
  'payment-refunded', 'settlement-reviewed', 'payout-marked-paid', 'payout-marked-returned', 'payouts-compared',
  'payouts-listed', 'payouts-downloaded', 'correction-written', 'message-answered', 'message-reopened',
  'guest-exported', 'guest-corrected', 'guest-erased', 'guest-phone-shown',
  'payout-paid-by-hand', 'payout-not-paid', 'payout-retried', 'payout-cancelled'));
alter table audit_log add constraint audit_log_names_its_payout check (
  (action in ('payout-marked-paid', 'payout-marked-returned', 'payout-paid-by-hand', 'payout-not-paid', 'payout-retried',
  'payout-cancelled')) = (payout_id is not null));
