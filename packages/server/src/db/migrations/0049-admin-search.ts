// Indexes for what a caller knows of a payment: bank reference, phone, UPI address, name, amount and day.
import { statements } from './statements.ts'

export const adminSearch = statements(
  `create function name_words(name text) returns text[] language sql immutable strict parallel safe
    return array_remove(string_to_array(fold_for_search(name), ' '), '')`,
  `create index payments_by_bank_reference on payments (rrn) where rrn is not null`,
  `create index payments_by_upi_id on payments (lower(vpa)) where vpa is not null`,
  `create index payment_orders_by_phone on payment_orders (guest_phone, created_at desc) where guest_phone is not null`,
  `create index contributions_by_amount on contributions (amount_paise, paid_at desc)`,
  // New entries are sorted in later, a few at a time: a contribution does not wait for that.
  `create index contributions_by_name on contributions using gin (name_words(guest_name))
    with (fastupdate = on, gin_pending_list_limit = 256)`,
  `create index event_boxes_by_name on event_boxes using gin (name_words(name)) where deleted_at is null`,
  `create index payouts_by_bank_reference on payouts (upper(utr)) where utr is not null`,
  `create index payouts_by_upi_id on payouts (lower(upi_id)) where upi_id is not null`,
)
