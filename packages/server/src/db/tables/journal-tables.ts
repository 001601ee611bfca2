// Kysely types of the journal's tables. tables.db.test.ts compares them with the migrations.
import type { Generated } from 'kysely'

type JournalKind = 'contribution' | 'refund' | 'payout' | 'payout-reversal' | 'correction'
export type JournalAccount =
  | 'gateway-receivable'
  | 'host-payable'
  | 'platform-fee'
  | 'payouts-clearing'
  | 'guest-refunds'

export interface JournalTransactionsTable {
  id: Generated<string>
  kind: JournalKind
  /** The one reference that the kind requires; the others are null. */
  contribution_id: string | null
  refund_id: string | null
  payout_id: string | null
  occurred_at: Date
  created_at: Date
}

export interface JournalLinesTable {
  transaction_id: string
  /** 1, 2, 3 … within its transaction. */
  line: number
  account: JournalAccount
  /** Both set or both null. */
  host_id: string | null
  event_box_id: string | null
  /** Whole paise, a safe integer: debit positive, credit negative; never zero. */
  amount_paise: number
}
