// The audit log is filtered by action, administrator and what it concerns, and takes two actions more; a search finds the newest first.
import { statements } from './statements.ts'

export const administratorsPages = statements(
  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'host-signed-out', 'payment-reviewed',
      'payment-refunded', 'payment-dispute-contested', 'payment-dispute-accepted', 'settlement-reviewed',
      'payout-marked-paid', 'payout-marked-returned', 'payouts-compared', 'payouts-listed', 'correction-written',
      'correction-confirmed', 'correction-rejected', 'message-answered', 'message-reopened'))`,
  `create index audit_log_by_action on audit_log (action, created_at desc, id desc)`,
  `create index audit_log_by_admin on audit_log (admin_id, created_at desc, id desc)`,
  `create index audit_log_by_payment on audit_log (payment_id) where payment_id is not null`,
  `create index audit_log_by_payout on audit_log (payout_id) where payout_id is not null`,
  // The newest payments of one UPI ID, however many it has made.
  `drop index payments_by_upi_id`,
  `create index payments_by_upi_id on payments (lower(vpa), provider_created_at desc) where vpa is not null`,
)
