// So that it is quickly known whether webhooks still come: Razorpay switches an address off after a day of failures.
import { statements } from './statements.ts'

export const watchedWebhooks = statements(
  `create index provider_events_received on provider_events (received_at)`,
  `create index payments_first_seen on payments (first_seen_at)`,
)
