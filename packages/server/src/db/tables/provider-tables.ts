// Kysely types of what the provider reports: its events, and how far its lists are read.
import type { KeyMode } from './payment-tables.ts'

export interface ProviderEventsTable {
  /** The header `x-razorpay-event-id`. */
  id: string
  type: string
  /** The body as received, byte for byte. */
  body: string
  received_at: Date
  handled_at: Date | null
  outcome: string | null
}

export interface ProviderListingsTable {
  key_mode: KeyMode
  /** Every order in the provider's list up to this time is one of ours. */
  listed_until: Date
  /** The provider's lists of payments, refunds, payouts and settlements are in our books up to this time; null: not yet read. */
  payments_listed_until: Date | null
  refunds_listed_until: Date | null
  payouts_listed_until: Date | null
  settlements_listed_until: Date | null
  /** When settlements were first read; null: not yet. */
  settlements_since: Date | null
}
