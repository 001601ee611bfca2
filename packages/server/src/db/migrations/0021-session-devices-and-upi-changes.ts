// Sessions say what device they are of, and where payouts go is changed with care: when a host's UPI id was changed last.
import { statements } from './statements.ts'

export const wherePayoutsGo = statements(
  `alter table refresh_tokens
    add column user_agent text check (char_length(user_agent) <= 400),
    add column network text check (char_length(network) <= 50),
    add column last_used_at timestamptz,
    add constraint refresh_tokens_first_tells_of_session
      check (id = family_id or num_nonnulls(user_agent, network, last_used_at) = 0)`,
  // Each use of a session made a token: the newest is its last use.
  `update refresh_tokens first
    set last_used_at = (select max(t.created_at) from refresh_tokens t where t.family_id = first.family_id)
    where first.id = first.family_id`,

  `alter table admin_deeds drop constraint admin_deeds_deed_check,
    add constraint admin_deeds_deed_check check (deed in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payout-marked-paid'))`,

  `alter table hosts add column upi_id_changed_at timestamptz`,
  `create index hosts_upi_id_changed on hosts (upi_id_changed_at) where upi_id_changed_at is not null`,
  `alter table payouts drop constraint payouts_hold_check,
    add constraint payouts_hold_check check (
      hold in ('inactive', 'no-upi-id', 'unpayable-upi-id', 'after-failures', 'retry', 'provider-refused',
        'upi-id-changed'))`,
  `alter table activities drop constraint activities_action_check,
    add constraint activities_action_check check (action in (
      'event-box-created', 'event-box-updated', 'event-box-deleted',
      'contribution-received', 'contribution-refunded',
      'profile-updated', 'password-changed', 'upi-id-changed',
      'payout-waiting', 'payout-due', 'payout-sent', 'payout-paid', 'payout-reversed', 'payout-failed'))`,
)
