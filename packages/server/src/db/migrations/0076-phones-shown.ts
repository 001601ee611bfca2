// The audit log names an administrator who asked for the whole phone number of a guest.
import { statements } from './statements.ts'

export const phonesShown = statements(
  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'host-signed-out', 'payment-reviewed',
      'payment-refunded', 'payment-dispute-contested', 'payment-dispute-accepted', 'settlement-reviewed',
      'payout-marked-paid', 'payout-marked-returned', 'payouts-compared', 'payouts-listed', 'correction-written',
      'correction-confirmed', 'correction-rejected', 'message-answered', 'message-reopened',
      'guest-exported', 'guest-corrected', 'guest-erased', 'guest-phone-shown'))`,
)
