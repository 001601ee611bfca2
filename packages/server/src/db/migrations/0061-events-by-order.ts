// So that the provider's events about an order are found by it when its guest is erased: of 100,000 each erasure read all, for a second.
import { statements } from './statements.ts'

export const eventsByOrder = statements(
  // As features/payments/erase.ts writes it.
  `create index provider_events_of_order on provider_events (substring(body from '"order_id" *: *"([^"]+)"'))`,
)
