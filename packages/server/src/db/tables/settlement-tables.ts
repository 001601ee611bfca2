// Kysely types of the provider's settlements and their lines. tables.db.test.ts compares them with the migrations.
import type { Generated } from 'kysely'

/** Whole paise; a safe integer. */
type Paise = number

/** `processed`: the transfer to our bank was begun. `failed` is not final: it is tried again. */
export type SettlementStatus = 'created' | 'processed' | 'failed'

export interface SettlementsTable {
  /** The provider's settlement id. */
  id: string
  key_mode: 'test' | 'live'
  status: SettlementStatus
  /** What reaches our bank. */
  amount_paise: Paise
  /** Zero on ordinary ones: fees are taken from each payment. */
  fees_paise: Paise
  tax_paise: Paise
  /** The bank's reference. */
  utr: string | null
  provider_created_at: Date
  first_seen_at: Date
  updated_at: Date
  /** When it was entered in the ledger. */
  booked_at: Date | null
  /** When the provider is asked next; null when its answer can no longer change. */
  check_at: Date | null
}

export interface SettlementLinesTable {
  id: Generated<string>
  settlement_id: string
  /** The provider's: payment, refund, adjustment, transfer. */
  type: string
  /** The provider's id of the payment, refund or adjustment. */
  entity_id: string
  /** 2 where the provider has the same line a second time in one settlement. */
  number: number
  amount_paise: Paise
  credit_paise: Paise
  debit_paise: Paise
  /** With its tax. */
  fee_paise: Paise
  tax_paise: Paise
  currency: string
  /** The provider's ids of the payment and the dispute that an adjustment or a refund is about. */
  named_payment_id: string | null
  named_dispute_id: string | null
  description: string | null
  /** What it was matched with; all null where that is nothing of ours, or nothing yet. */
  payment_id: string | null
  refund_id: string | null
  transfer_id: string | null
  reversal_id: string | null
  first_seen_at: Date
  updated_at: Date
  /** When the provider's report no longer had it. */
  withdrawn_at: Date | null
}
