// Kysely types of hosts, their event boxes and their activities.
import type { Generated, GeneratedAlways } from 'kysely'

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

type EventType = 'marriage' | 'other'
export type ActivityAction =
  | 'event-box-created'
  | 'event-box-updated'
  | 'event-box-deleted'
  | 'contribution-received'
  | 'contribution-refunded'
  | 'profile-updated'
  | 'password-changed'
  | 'upi-id-changed'
  | 'payout-waiting'
  | 'payout-due'
  | 'payout-sent'
  | 'payout-paid'
  | 'payout-reversed'
  | 'payout-failed'

export interface HostsTable {
  id: Generated<string>
  /** Lower-case. */
  email: string
  first_name: string
  last_name: string
  /** Ten digits. */
  phone_number: string
  address: string
  upi_id: string | null
  /** When the host last changed or removed it; null while it is the first one, or none was ever saved. */
  upi_id_changed_at: Date | null
  password_hash: string
  email_verified_at: Date | null
  /** Waits for its code, and replaced a registration whose password it did not know. */
  is_contested: Generated<boolean>
  deactivated_at: Date | null
  /** Set when the personal data was erased; the row stays for the books. Also deactivated. */
  deleted_at: Date | null
  /** The text that a search looks at: `first last`, email and phone, a line each, folded. */
  search_text: GeneratedAlways<string>
  agreed_to_terms_at: Date
  agreed_to_refund_policy_at: Date
  first_signed_in_at: Date | null
  /** The host's own thank-you to guests in each language; null: ours. */
  thank_you_en: string | null
  thank_you_hi: string | null
  created_at: Date
  updated_at: Date
}

export interface EventBoxesTable {
  /** 22 characters of base58; on the wire `giftid`. */
  id: string
  host_id: string
  event_type: EventType
  name: string
  message: Generated<string>
  /** Empty, except for a marriage. */
  groom_name: Generated<string>
  bride_name: Generated<string>
  location: string
  event_date: Day
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  /** When the amount owed to its host is checked next; null when nothing is left to do. */
  check_at: Date | null
  /** When the phones and addresses of its guests were erased, and when its host was told that they would be. */
  guests_erased_at: Generated<Date | null>
  guests_erasure_told_at: Generated<Date | null>
}

export interface ActivitiesTable {
  id: Generated<number>
  host_id: string
  /** NO_BOX where it is not about a box. */
  event_box_id: Generated<string>
  action: ActivityAction
  /** The gift that it is about; null where it is about none. */
  payment_order_id: Generated<string | null>
  description: string
  created_at: Date
}
