-- Whether refusals stop the sending is read from the attempts: the last ones that the provider has answered.
drop table payout_sending;
create index payout_attempts_asked on payout_attempts (asked_at desc) where asked_at is not null;

-- A file for the bank holds bank accounts: who downloads it again is recorded.
alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
  'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'host-signed-out', 'payment-reviewed',
  'payment-refunded', 'settlement-reviewed', 'payout-marked-paid', 'payout-marked-returned', 'payouts-compared',
  'payouts-listed', 'payouts-downloaded', 'correction-written', 'message-answered', 'message-reopened',
  'guest-exported', 'guest-corrected', 'guest-erased', 'guest-phone-shown',
  'payout-paid-by-hand', 'payout-not-paid', 'payout-retried', 'payout-cancelled'));
