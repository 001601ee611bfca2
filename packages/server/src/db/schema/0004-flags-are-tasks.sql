-- Payouts that are not sent, because our books are wrong: of one box, or '' for all. A row goes once the self-check finds nothing more.
create table sending_stops (
  event_box_id text primary key,
  since timestamptz not null
);

-- A flag is a task. Facts that ask nothing of anybody stand in the rows of their payment; flags of them are kept as told.
alter table review_flags drop constraint review_flags_kind_check;
alter table review_flags drop constraint review_flags_name_their_dispute;
alter table review_flags drop constraint review_flags_name_their_refund;
alter table review_flags drop constraint review_flags_name_their_settlement;
drop index review_flags_once;
drop index review_flags_once_at_a_time;
drop trigger review_flags_stand on review_flags;

update review_flags set
  detail = jsonb_build_object('text', case
    when kind = 'box-closed' then 'the event box had closed'
    when kind = 'box-deleted' then 'the event box had been deleted'
    when kind = 'second-payment' then 'a second payment of one order went back to its guest'
    when kind = 'disputed' then 'the guest’s bank disputed it: ' || dispute_id
    else 'the dispute ' || dispute_id || ' was ' || substr(kind, length('dispute-') + 1) end),
  kind = 'other', resolved_at = coalesce(resolved_at, raised_at)
where kind in ('box-closed', 'box-deleted', 'second-payment', 'disputed', 'dispute-won', 'dispute-lost', 'dispute-closed');
update review_flags set
  detail = detail || jsonb_build_object('line', case
    when kind = 'line-of-unknown-payment' then 'unknown-payment'
    when kind = 'line-of-unknown-refund' then 'unknown-refund'
    when kind = 'unknown-adjustment' then 'unknown-adjustment'
    when kind = 'line-amount-differs' then 'amount-differs'
    when kind = 'line-fee-differs' then 'fee-differs'
    else 'twice' end),
  kind = 'settlement-line'
where kind in ('line-of-unknown-payment', 'line-of-unknown-refund', 'unknown-adjustment', 'line-amount-differs',
  'line-fee-differs', 'line-twice');
alter table review_flags drop column dispute_id;

alter table review_flags add constraint review_flags_kind_check check (kind in (
  'amount-differs', 'no-box', 'other-currency', 'refund-failed', 'refund-late', 'refund-stopped', 'gift-gone',
  'money-in-dispute', 'host-owes', 'settlement-line', 'settlement-sum-differs', 'settlement-without-utr',
  'settlement-late', 'settlement-failed', 'other'));
-- other: told by a release before this one.
alter table review_flags add constraint review_flags_other_is_of_before check (kind <> 'other' or resolved_at is not null);
alter table review_flags add constraint review_flags_name_their_refund check (refund_id is null or kind in (
  'refund-failed', 'refund-late', 'refund-stopped', 'gift-gone', 'host-owes', 'settlement-late', 'settlement-line'));
alter table review_flags add constraint review_flags_name_their_settlement check (case
  when kind in ('settlement-sum-differs', 'settlement-without-utr', 'settlement-failed')
    then settlement_id is not null and num_nonnulls(payment_id, settlement_line_id) = 0
  when kind = 'settlement-line' then num_nonnulls(settlement_id, settlement_line_id) = 2 and detail ? 'line'
  else payment_id is not null and num_nonnulls(settlement_id, settlement_line_id) = 0
end);
create unique index review_flags_once on review_flags (payment_id, kind, refund_id) nulls not distinct
  where kind in ('amount-differs', 'no-box', 'other-currency', 'refund-failed', 'refund-late', 'refund-stopped',
    'gift-gone');
create unique index review_flags_once_at_a_time
  on review_flags (kind, payment_id, refund_id, settlement_id, settlement_line_id, (detail ->> 'line')) nulls not distinct
  where kind in ('money-in-dispute', 'host-owes', 'settlement-line', 'settlement-sum-differs', 'settlement-without-utr',
    'settlement-late', 'settlement-failed') and resolved_at is null;
create trigger review_flags_stand before update on review_flags for each row
  when ((new.id, new.payment_id, new.kind, new.refund_id, new.settlement_id, new.settlement_line_id, new.detail, new.raised_at)
    is distinct from (old.id, old.payment_id, old.kind, old.refund_id, old.settlement_id, old.settlement_line_id, old.detail,
      old.raised_at)
    or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at)
    or (old.resolved_at is not null and new.resolved_at is distinct from old.resolved_at))
  execute function refuse_change('a flag stays what was raised');
