// When a guest's phone number and address were erased, for a gift and for all of a box; and what administrators do with them.
import { statements } from './statements.ts'

export const erasedGuests = statements(
  `alter table payment_orders add column erased_at timestamptz,
    add constraint payment_orders_erased check (erased_at is null or (guest_phone is null and guest_address is null))`,
  `alter table contributions add column erased_at timestamptz,
    add constraint contributions_erased check (erased_at is null or (guest_phone is null and guest_address is null))`,
  // The provider goes on to report the UPI ID.
  `alter table payments add column erased_at timestamptz,
    add constraint payments_erased check (erased_at is null or vpa is null)`,
  `alter table event_boxes
    add column guests_erased_at timestamptz,
    add column guests_erasure_told_at timestamptz`,
  // The boxes whose guests are still to be erased, oldest event first.
  `create index event_boxes_to_erase on event_boxes (event_date, id) where guests_erased_at is null`,
  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'host-signed-out', 'payment-reviewed',
      'payment-refunded', 'payment-dispute-contested', 'payment-dispute-accepted', 'settlement-reviewed',
      'payout-marked-paid', 'payout-marked-returned', 'payouts-compared', 'payouts-listed', 'correction-written',
      'correction-confirmed', 'correction-rejected', 'message-answered', 'message-reopened',
      'guest-exported', 'guest-corrected', 'guest-erased'))`,
)
