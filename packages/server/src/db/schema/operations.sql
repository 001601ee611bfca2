-- Tables of administrators and operators, and the rows that every installation has.

-- Actions of administrators: written once, and never changed or taken away.
create table audit_log (
  -- A sequence, since Citus takes no identity column in a table that refers to one of its own.
  id bigserial primary key,
  admin_id uuid not null references admins,
  action text not null check (action in (
    'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
    'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'host-signed-out', 'payment-reviewed',
    'payment-refunded', 'settlement-reviewed', 'payout-marked-paid', 'payout-marked-returned', 'payouts-compared',
    'payouts-listed', 'correction-written', 'message-answered', 'message-reopened',
    'guest-exported', 'guest-corrected', 'guest-erased', 'guest-phone-shown')),
  -- The subject of the action: at most one of the three.
  host_id uuid references hosts,
  payment_id text,
  payout_id uuid references payouts,
  detail text not null default '' check (char_length(detail) <= 500),
  created_at timestamptz not null,
  constraint audit_log_names_its_host check ((action like 'host-%') = (host_id is not null)),
  constraint audit_log_names_its_payment check (
    (action in ('payment-reviewed', 'payment-refunded')) = (payment_id is not null)),
  constraint audit_log_names_its_payout check (
    (action in ('payout-marked-paid', 'payout-marked-returned')) = (payout_id is not null))
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_by_action on audit_log (action, created_at desc, id desc);
create index audit_log_by_admin on audit_log (admin_id, created_at desc, id desc);
create index audit_log_host on audit_log (host_id) where host_id is not null;
create index audit_log_by_payment on audit_log (payment_id) where payment_id is not null;
create index audit_log_by_payout on audit_log (payout_id) where payout_id is not null;
create trigger audit_log_is_append_only before update or delete on audit_log for each row
  execute function refuse_change('what an administrator did is done');

-- Payments and settlements for an administrator to look at. Kinds about settlements may end and come again, each
-- time as a new flag.
create table review_flags (
  id uuid primary key default time_ordered_uuid(),
  kind text not null check (kind in (
    'amount-differs', 'box-closed', 'box-deleted', 'no-box', 'other-currency', 'second-payment', 'refund-failed',
    'refund-stopped', 'gift-gone', 'disputed', 'dispute-won', 'dispute-lost', 'dispute-closed', 'host-owes', 'other',
    'line-of-unknown-payment', 'line-of-unknown-refund', 'unknown-adjustment', 'line-amount-differs', 'line-fee-differs',
    'line-twice', 'settlement-sum-differs', 'settlement-without-utr', 'settlement-late', 'settlement-failed')),
  -- Null if the flag is about a settlement, or a line of one that is no payment of ours.
  payment_id text,
  dispute_id text,
  refund_id uuid,
  settlement_id text references settlements,
  settlement_line_id uuid references settlement_lines,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  raised_at timestamptz not null,
  -- When its cause was resolved without an administrator.
  resolved_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references admins,
  constraint review_flags_review_is_whole check ((reviewed_at is null) = (reviewed_by is null)),
  constraint review_flags_name_their_dispute check ((kind like 'dispute%') = (dispute_id is not null)),
  constraint review_flags_name_their_refund check (refund_id is null or kind in (
    'refund-failed', 'refund-stopped', 'gift-gone', 'host-owes', 'settlement-late', 'line-amount-differs')),
  constraint review_flags_name_their_settlement check (case
    when kind in ('settlement-sum-differs', 'settlement-without-utr', 'settlement-failed')
      then settlement_id is not null and num_nonnulls(payment_id, settlement_line_id) = 0
    when kind like 'line-%' or kind = 'unknown-adjustment' then num_nonnulls(settlement_id, settlement_line_id) = 2
    else payment_id is not null and num_nonnulls(settlement_id, settlement_line_id) = 0
  end)
);
create unique index review_flags_once on review_flags (payment_id, kind, dispute_id, refund_id) nulls not distinct
  where kind not in (
    'line-of-unknown-payment', 'line-of-unknown-refund', 'unknown-adjustment', 'line-amount-differs', 'line-fee-differs',
    'line-twice', 'settlement-sum-differs', 'settlement-without-utr', 'settlement-late', 'settlement-failed');
create unique index review_flags_once_at_a_time
  on review_flags (kind, payment_id, refund_id, settlement_id, settlement_line_id) nulls not distinct
  where kind in (
    'line-of-unknown-payment', 'line-of-unknown-refund', 'unknown-adjustment', 'line-amount-differs', 'line-fee-differs',
    'line-twice', 'settlement-sum-differs', 'settlement-without-utr', 'settlement-late', 'settlement-failed')
    and resolved_at is null;
-- The open ones are counted with each page of the administrators' area.
create index review_flags_open on review_flags (payment_id) where reviewed_at is null and resolved_at is null;
create index review_flags_dispute on review_flags (dispute_id) where dispute_id is not null;
create index review_flags_refund on review_flags (refund_id) where refund_id is not null;
create index review_flags_settlement on review_flags (settlement_id) where settlement_id is not null;
create trigger review_flags_stand before update on review_flags for each row
  when ((new.id, new.payment_id, new.kind, new.dispute_id, new.refund_id, new.settlement_id, new.settlement_line_id,
      new.detail, new.raised_at)
    is distinct from (old.id, old.payment_id, old.kind, old.dispute_id, old.refund_id, old.settlement_id,
      old.settlement_line_id, old.detail, old.raised_at)
    or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at)
    or (old.resolved_at is not null and new.resolved_at is distinct from old.resolved_at))
  execute function refuse_change('a flag stays what was raised');
create trigger review_flags_stay before delete on review_flags for each row
  execute function refuse_change('a flag stays');

create table ratings (
  host_id uuid primary key references hosts,
  rating smallint not null check (rating between 1 and 5),
  feedback text not null default '',
  platform text not null default '',
  rated_at timestamptz not null
);
create index ratings_newest on ratings (rated_at desc, host_id desc);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  subject text not null check (subject <> ''),
  message text not null check (message <> ''),
  -- The field that people do not see was filled in.
  suspected boolean not null default false,
  created_at timestamptz not null,
  mailed_at timestamptz,
  -- When an administrator ticked it, and who.
  answered_at timestamptz,
  answered_by uuid references admins,
  constraint contact_messages_answer_is_whole check (num_nulls(answered_at, answered_by) in (0, 2))
);
create index contact_messages_open_newest on contact_messages (created_at desc, id desc) where answered_at is null;
create index contact_messages_answered_newest on contact_messages (created_at desc, id desc)
  where answered_at is not null;

-- One row: the identity of this installation, which its backups keep.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid(),
  -- Its last public address: a copy that is started beside it has another one.
  public_url text,
  -- When it was noticed that a backup had been restored; null once an administrator has compared payouts with our bank.
  restored_at timestamptz,
  -- When an administrator last compared them.
  compared_at timestamptz,
  -- When `npm run backup` last wrote a file.
  backed_up_at timestamptz
);

insert into installation default values;
insert into payout_sending default values;
insert into platform_totals (shard) values (0);
insert into ledger_closing (closed_until) values (now());
