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
import type { ReviewFlagsTable } from './tables/review-tables.ts'
import type { CodesTable, RefreshTokensTable, SharedCountersTable } from './tables/session-tables.ts'
import type { SettlementLinesTable, SettlementsTable } from './tables/settlement-tables.ts'
import type { InstallationTable, PayoutSendingTable } from './tables/single-row-tables.ts'

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string
/** Whole paise; a safe integer. */
export type Paise = number

export type EventType = 'marriage' | 'other'
export type KeyMode = 'test' | 'live'
export type PaymentOrderState = 'creating' | 'created' | 'paid' | 'failed' | 'abandoned'
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
export type RefundState = 'requested' | 'sent' | 'processed' | 'failed'
/**
 * A second payment of one order, refunded by us; taken by the guest's bank in a dispute; made in the provider's dashboard;
 * requested by an administrator.
 */
export type RefundKind = 'duplicate' | 'dispute' | 'external' | 'administrator'
export type DisputeStatus = 'open' | 'under_review' | 'won' | 'lost' | 'closed'
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

export interface PaymentOrdersTable {
  id: Generated<string>
  event_box_id: string | null
  guest_name: string | null
  guest_phone: string | null
  guest_address: string | null
  /** The charge: contribution and fee, a multiple of 104. */
  amount_paise: Paise
  state: Generated<PaymentOrderState>
  provider_order_id: string | null
  /** The browser's idempotency key. */
  request_key: string | null
  key_mode: KeyMode
  created_at: Date
  updated_at: Date
  paid_at: Date | null
  /** When the provider is asked next; null when its answer can no longer change. */
  check_at: Date | null
}

export interface PaymentsTable {
  /** The provider's payment id. */
  id: string
  payment_order_id: string
  status: PaymentStatus
  amount_paise: Paise
  currency: string
  method: string | null
  vpa: string | null
  rrn: string | null
  error_code: string | null
  error_description: string | null
  provider_created_at: Date
  first_seen_at: Date
  updated_at: Date
}

export interface ContributionsTable {
  id: Generated<string>
  event_box_id: string
  payment_order_id: string
  payment_id: string
  guest_name: string | null
  guest_phone: string | null
  guest_address: string | null
  /** The contribution, without the fee. */
  amount_paise: Paise
  fee_paise: Paise
  /** How much of the contribution was refunded to the guest, and how much is left. */
  refunded_paise: Generated<Paise>
  kept_paise: GeneratedAlways<Paise>
  /** The provider's time. */
  paid_at: Date
  created_at: Date
}

export interface RefundsTable {
  id: Generated<string>
  payment_id: string
  amount_paise: Paise
  kind: RefundKind
  /** Of kind `dispute`: the dispute that was lost. */
  dispute_id: string | null
  /** Of kind `administrator`: why, who, and the dialog's key, by which a repetition is known. */
  reason: string | null
  requested_by: string | null
  request_key: string | null
  state: Generated<RefundState>
  provider_refund_id: string | null
  created_at: Date
  updated_at: Date
  /** When the provider is asked next; null when its answer can no longer change. */
  check_at: Date | null
}

/** A claim of a guest's bank against a payment. */
export interface DisputesTable {
  /** The provider's dispute id. */
  id: string
  payment_id: string
  amount_paise: Paise
  status: DisputeStatus
  reason_code: string | null
  /** The provider accepts our evidence until then. */
  respond_by: Date | null
  created_at: Date
  updated_at: Date
}

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
  event_box_id: string | null
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
