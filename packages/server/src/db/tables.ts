// The tables as Kysely types: the one source of their names. tables.db.test.ts compares them with the migrations.
import type { PayoutHold } from '@lifafa/contract/payout-holds'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { AdminsTable, AuditLogTable, PlatformTotalsTable } from './tables/admin-tables.ts'
import type { CorrectionsTable } from './tables/correction-table.ts'
import type { DisputeAnswersTable } from './tables/dispute-tables.ts'
import type { FeeInvoiceSeriesTable, FeeInvoicesTable } from './tables/fee-invoice-tables.ts'
import type { ContactMessagesTable, RatingsTable } from './tables/feedback-tables.ts'
import type {
  BoxBalancesTable,
  LedgerBalancesTable,
  LedgerClosingTable,
  LedgerTable,
} from './tables/ledger-table.ts'
import type {
  ContributionsTable,
  DisputesTable,
  OrderLocationsTable,
  Paise,
  PaymentOrdersTable,
  PaymentsTable,
  ProviderEventsTable,
  ProviderListingsTable,
  RefundsTable,
} from './tables/payment-tables.ts'
import type { ReviewFlagsTable } from './tables/review-tables.ts'
import type { CodesTable, RefreshTokensTable, SharedCountersTable } from './tables/session-tables.ts'
import type { SettlementLinesTable, SettlementsTable } from './tables/settlement-tables.ts'
import type { InstallationTable, PayoutSendingTable } from './tables/single-row-tables.ts'

export type {
  DisputeStatus,
  KeyMode,
  Paise,
  PaymentStatus,
  RefundState,
} from './tables/payment-tables.ts'

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

export type EventType = 'marriage' | 'other'
export type PayoutState = 'waiting' | 'due' | 'sent' | 'processing' | 'processed' | 'reversed' | 'failed'
/**
 * Why a payout failed. `upi-id`: nothing can be paid to it. `bank`: the host's bank did not take it, and may tomorrow.
 * `payee-name`: the provider refused the name. `ours`: our account at the provider, or our request. `never-taken`: the
 * provider has no record of it. `withdrawn`: less was owed by then.
 */
export type PayoutFault = 'upi-id' | 'bank' | 'payee-name' | 'ours' | 'never-taken' | 'withdrawn'
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
}

export interface PayoutsTable {
  id: Generated<string>
  event_box_id: string
  host_id: string
  number: number
  amount_paise: Paise
  /** The UPI ID to which it was sent; while it waits, the UPI ID that is blocked. */
  upi_id: string | null
  state: PayoutState
  provider_payout_id: string | null
  utr: string | null
  /** The provider's reason for a payout that failed, was reversed or was refused. */
  reason: string | null
  /** Null unless it is waiting; or sent, and refused by the provider for a fault of ours. */
  hold: PayoutHold | null
  /** Null unless it failed or was reversed. */
  fault: PayoutFault | null
  due_on: Day
  created_at: Date
  updated_at: Date
  paid_at: Date | null
  /** The payee name that the provider gets with the UPI ID. */
  payee_name: string | null
  sent_at: Date | null
  /** When it is sent, or the provider is asked, next; null when neither is due. */
  check_at: Date | null
}

export interface ActivitiesTable {
  id: Generated<number>
  host_id: string
  /** NO_BOX where it is not about a box. */
  event_box_id: Generated<string>
  action: ActivityAction
  description: string
  created_at: Date
}

export interface Database {
  hosts: HostsTable
  admins: AdminsTable
  audit_log: AuditLogTable
  platform_totals: PlatformTotalsTable
  codes: CodesTable
  refresh_tokens: RefreshTokensTable
  shared_counters: SharedCountersTable
  event_boxes: EventBoxesTable
  payment_orders: PaymentOrdersTable
  order_locations: OrderLocationsTable
  payments: PaymentsTable
  contributions: ContributionsTable
  refunds: RefundsTable
  disputes: DisputesTable
  dispute_answers: DisputeAnswersTable
  review_flags: ReviewFlagsTable
  provider_events: ProviderEventsTable
  provider_listings: ProviderListingsTable
  payouts: PayoutsTable
  payout_sending: PayoutSendingTable
  ledger: LedgerTable
  ledger_closing: LedgerClosingTable
  ledger_balances: LedgerBalancesTable
  box_balances: BoxBalancesTable
  fee_invoice_series: FeeInvoiceSeriesTable
  fee_invoices: FeeInvoicesTable
  corrections: CorrectionsTable
  settlements: SettlementsTable
  settlement_lines: SettlementLinesTable
  activities: ActivitiesTable
  ratings: RatingsTable
  contact_messages: ContactMessagesTable
  installation: InstallationTable
}

/** A row as read, e.g. `Row<'hosts'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>
