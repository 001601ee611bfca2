// Creates indexes of the provider's events by payout and by question about a UPI ID: deleting a host read all stored events.
import { statements } from './statements.ts'

// As features/payments/erase.ts writes them. A hash index has no entry for the many events that name neither.
export const eventsOfHosts = statements(
  `create index provider_events_of_order_or_payout on provider_events
    using hash (substring(body from '"id" *: *"((?:order|pout)_[^"]+)"'))`,
  `create index provider_events_of_upi_id_check on provider_events
    using hash (substring(body from '"upi_id_check" *: *"([^"]+)"'))`,
)
