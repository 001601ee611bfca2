// The audit log takes that a payout which was paid by hand came back.
import { statements } from './statements.ts'

export const returnedPayouts = statements(
  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payment-refunded',
      'payout-marked-paid', 'payout-marked-returned', 'payouts-compared', 'message-answered', 'message-reopened')),
    drop constraint audit_log_names_its_payout,
    add constraint audit_log_names_its_payout check (
      (action in ('payout-marked-paid', 'payout-marked-returned')) = (payout_id is not null))`,
)
