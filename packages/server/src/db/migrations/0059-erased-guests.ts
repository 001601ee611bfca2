// When a guest's phone number and address were erased, for a gift and for all of a box; which gift a line of the feed is about; and
// what administrators do with guests.
import { statements } from './statements.ts'

export const erasedGuests = statements(
  `alter table payment_orders add column erased_at timestamptz,
    add constraint payment_orders_erased check (erased_at is null or (guest_phone is null and guest_address is null))`,
  `alter table contributions add column erased_at timestamptz,
    add constraint contributions_erased check (erased_at is null or (guest_phone is null and guest_address is null))`,
  // The provider goes on to report the UPI ID.
  `alter table payments add column erased_at timestamptz,
    add constraint payments_erased check (erased_at is null or vpa is null)`,
  // The guests of hosts who were deleted before. The box '' is of no host.
  ...[
    ['payment_orders', 'guest_name = null, guest_phone = null, guest_address = null'],
    ['contributions', 'guest_name = null, guest_phone = null, guest_address = null'],
    ['payments', 'vpa = null'],
  ].map(
    ([table, nothing]) => `update ${table} t set ${nothing}, erased_at = h.deleted_at
      from event_boxes b join hosts h on h.id = b.host_id
      where b.id = t.event_box_id and b.id <> '' and h.deleted_at is not null`,
  ),
  // No foreign key: nothing is looked up by it, and an order that moves to its box would search every feed.
  `alter table activities add column payment_order_id uuid`,
  // Line and gift, or line and refund, were written in one transaction, with one time.
  `update activities a set payment_order_id = c.payment_order_id from contributions c
    where a.action = 'contribution-received' and c.event_box_id = a.event_box_id and c.created_at = a.created_at
      and (c.guest_name is null or starts_with(a.description, c.guest_name || ' gave '))`,
  `update activities a set payment_order_id = c.payment_order_id
    from ledger l join contributions c on c.payment_id = l.payment_id and c.event_box_id = l.event_box_id
    where a.action = 'contribution-refunded' and l.kind = 'refund' and l.event_box_id = a.event_box_id
      and l.created_at = a.created_at
      and (c.guest_name is null or strpos(a.description, ' of ' || c.guest_name || ' went back') > 0)`,
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
