// What was sent to hosts, and is not in a backup that was restored: found in the provider's list, or asked of an administrator.
import { statements } from './statements.ts'

export const restoredBackups = statements(
  `alter table provider_listings add column payouts_listed_until timestamptz`,
  // As far as the other lists: what was sent since is gone through once.
  `update provider_listings set payouts_listed_until = listed_until`,
  // When it was noticed; null once an administrator has compared payouts with our own bank.
  `alter table installation add column restored_at timestamptz`,
  `alter table admin_deeds drop constraint admin_deeds_deed_check`,
  `alter table admin_deeds add constraint admin_deeds_deed_check check (deed in (
    'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended',
    'password-changed', 'password-reset',
    'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payout-marked-paid',
    'payouts-compared', 'message-answered', 'message-reopened'))`,
)
