// Makes the index of the provider's events by order a hash index: a btree takes no key above 2.7 kB, so an event whose order id was
// longer was refused with 500, and not stored.
import { statements } from './statements.ts'

export const longOrderIds = statements(
  'drop index provider_events_of_order',
  // As features/payments/erase.ts writes it.
  `create index provider_events_of_order on provider_events
    using hash (substring(body from '"order_id" *: *"([^"]+)"'))`,
)
