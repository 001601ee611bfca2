// The tables as Kysely types: the one source of their names. tables.db.test.ts compares them with the migrations.
import type { Selectable } from 'kysely'
import type { AdminsTable, AuditLogTable, PlatformTotalsTable } from './tables/admin-tables.ts'
import type { CorrectionsTable } from './tables/correction-table.ts'
import type { DisputeAnswersTable, DisputesTable } from './tables/dispute-tables.ts'
import type { FeeInvoiceSeriesTable, FeeInvoicesTable } from './tables/fee-invoice-tables.ts'
import type { ContactMessagesTable, RatingsTable } from './tables/feedback-tables.ts'
import type { ActivitiesTable, EventBoxesTable, HostsTable } from './tables/host-tables.ts'
import type {
  BoxBalancesTable,
  LedgerBalancesTable,
  LedgerClosingTable,
  LedgerTable,
} from './tables/ledger-table.ts'
import type {
  ContributionsTable,
  NameCorrectionsTable,
  OrderLocationsTable,
  PaymentOrdersTable,
  PaymentsTable,
  RefundsTable,
  TransferReversalsTable,
  TransfersTable,
} from './tables/payment-tables.ts'
import type { PayoutsTable } from './tables/payout-table.ts'
import type { ProviderEventsTable, ProviderListingsTable } from './tables/provider-tables.ts'
import type { ReviewFlagsTable } from './tables/review-tables.ts'
import type { CodesTable, RefreshTokensTable, SharedCountersTable } from './tables/session-tables.ts'
import type { SettlementLinesTable, SettlementsTable } from './tables/settlement-tables.ts'
import type { InstallationTable, PayoutSendingTable } from './tables/single-row-tables.ts'
import type { EarlierUpiIdsTable, LinkedAccountsTable, UpiIdChecksTable } from './tables/upi-id-tables.ts'

export type { DisputeStatus } from './tables/dispute-tables.ts'
export type { ActivityAction, Day } from './tables/host-tables.ts'
export type {
  KeyMode,
  Paise,
  PaymentStatus,
  RefundState,
} from './tables/payment-tables.ts'
export type { PayoutFault, PayoutState } from './tables/payout-table.ts'

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
  name_corrections: NameCorrectionsTable
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
  upi_id_checks: UpiIdChecksTable
  earlier_upi_ids: EarlierUpiIdsTable
  linked_accounts: LinkedAccountsTable
  transfers: TransfersTable
  transfer_reversals: TransferReversalsTable
  activities: ActivitiesTable
  ratings: RatingsTable
  contact_messages: ContactMessagesTable
  installation: InstallationTable
}

/** A row as read, e.g. `Row<'hosts'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>
