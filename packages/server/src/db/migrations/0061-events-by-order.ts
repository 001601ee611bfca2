// Creates an index of the provider's events by order: erasing a guest read all stored events, a second for 100,000.
import { statements } from './statements.ts'

export const eventsByOrder = statements(
  // As features/payments/erase.ts writes it.
  `create index provider_events_of_order on provider_events (substring(body from '"order_id" *: *"([^"]+)"'))`,
)
