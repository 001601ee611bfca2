// Review flags on settlements and their lines: a flag names a payment, a settlement, or both.
import { statements } from './statements.ts'

/** Their cause may end and come again: each time a flag of its own. */
const SETTLEMENT_KINDS = `(
  'line-of-unknown-payment', 'line-of-unknown-refund', 'unknown-adjustment', 'line-amount-differs', 'line-fee-differs',
  'line-twice', 'settlement-sum-differs', 'settlement-without-utr', 'settlement-late', 'settlement-failed')`

export const settlementFlags = statements(
  `alter table review_flags
    alter column payment_id drop not null,
    add column settlement_id text references settlements,
    add column settlement_line_id uuid references settlement_lines,
    drop constraint review_flags_kind_check,
    add constraint review_flags_kind_check check (kind in ${SETTLEMENT_KINDS} or kind in (
      'amount-differs', 'box-closed', 'box-deleted', 'no-box', 'other-currency', 'second-payment', 'refund-failed',
      'refund-stopped', 'gift-gone', 'disputed', 'dispute-won', 'dispute-lost', 'dispute-closed', 'host-owes', 'other')),
    drop constraint review_flags_name_their_refund,
    add constraint review_flags_name_their_refund check (refund_id is null or kind in (
      'refund-failed', 'refund-stopped', 'gift-gone', 'host-owes', 'settlement-late', 'line-amount-differs')),
    add constraint review_flags_name_their_settlement check (case
      when kind in ('settlement-sum-differs', 'settlement-without-utr', 'settlement-failed')
        then settlement_id is not null and num_nonnulls(payment_id, settlement_line_id) = 0
      when kind like 'line-%' or kind = 'unknown-adjustment' then num_nonnulls(settlement_id, settlement_line_id) = 2
      else payment_id is not null and num_nonnulls(settlement_id, settlement_line_id) = 0
    end),
    drop constraint review_flags_once`,
  `create unique index review_flags_once on review_flags (payment_id, kind, dispute_id, refund_id) nulls not distinct
    where kind not in ${SETTLEMENT_KINDS}`,
  `create unique index review_flags_once_at_a_time
    on review_flags (kind, payment_id, refund_id, settlement_id, settlement_line_id) nulls not distinct
    where kind in ${SETTLEMENT_KINDS} and resolved_at is null`,
  `create index review_flags_settlement on review_flags (settlement_id) where settlement_id is not null`,
  `drop trigger review_flags_stand on review_flags`,
  `create trigger review_flags_stand before update on review_flags for each row
    when ((new.id, new.payment_id, new.kind, new.dispute_id, new.refund_id, new.settlement_id, new.settlement_line_id,
        new.detail, new.raised_at)
      is distinct from (old.id, old.payment_id, old.kind, old.dispute_id, old.refund_id, old.settlement_id,
        old.settlement_line_id, old.detail, old.raised_at)
      or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at)
      or (old.resolved_at is not null and new.resolved_at is distinct from old.resolved_at))
    execute function refuse_change('a flag stays what was raised')`,

  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payment-refunded',
      'settlement-reviewed', 'payout-marked-paid', 'payout-marked-returned', 'payouts-compared', 'message-answered', 'message-reopened'))`,

  // When settlements were first read: what was captured before that is not expected in one (there may be no record of it).
  `alter table provider_listings add column settlements_since timestamptz`,
)
