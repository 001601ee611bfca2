// Refunds that an administrator requests: with a reason, once for each opened dialog, one at a time of a payment.
import { statements } from './statements.ts'

export const administratorsRefunds = statements(
  `alter table refunds
    drop constraint refunds_kind_check,
    add constraint refunds_kind_check check (kind in ('duplicate', 'dispute', 'external', 'administrator')),
    add column reason text check (reason <> ''),
    add column requested_by uuid references admins,
    add column request_key uuid,
    add constraint refunds_once_per_request unique (request_key),
    add constraint refunds_of_administrators_name_them check (
      num_nonnulls(reason, requested_by, request_key) = case when kind = 'administrator' then 3 else 0 end)`,
  // Two administrators at once: the second one waits, and sees what the first has left.
  `create unique index refunds_one_unsent on refunds (payment_id) where kind = 'administrator' and state = 'requested'`,

  `alter table review_flags
    drop constraint review_flags_kind_check,
    add constraint review_flags_kind_check check (kind in (
      'amount-differs', 'box-closed', 'box-deleted', 'no-box', 'other-currency', 'second-payment', 'refund-failed',
      'refund-stopped', 'gift-gone', 'disputed', 'dispute-won', 'dispute-lost', 'dispute-closed', 'host-owes', 'other')),
    drop constraint review_flags_name_their_refund,
    add constraint review_flags_name_their_refund check (
      refund_id is null or kind in ('refund-failed', 'refund-stopped', 'gift-gone', 'host-owes'))`,

  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payment-refunded',
      'payout-marked-paid', 'payouts-compared', 'message-answered', 'message-reopened')),
    drop constraint audit_log_names_its_payment,
    add constraint audit_log_names_its_payment check (
      (action in ('payment-reviewed', 'payment-refunded')) = (payment_id is not null))`,
)
