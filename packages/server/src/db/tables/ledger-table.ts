// Kysely type of the ledger. tables.db.test.ts compares it with the migrations.
import type { Generated } from 'kysely'

/** Whole paise, a safe integer: debit positive, credit negative. The accounts of a row sum to zero. */
type Amount = Generated<number>

/** The accounts, each a column. */
export const LEDGER_ACCOUNTS = [
  'gateway_receivable',
  'owed_to_hosts',
  'payouts_in_transit',
  'platform_fee',
  'guest_refunds',
  'suspense',
] as const

export interface LedgerTable {
  id: Generated<string>
  kind: 'contribution' | 'refund' | 'payout' | 'payout-reversal' | 'correction'
  /** The box whose money moved; null for money of no box. */
  event_box_id: string | null
  /** The one reference that the kind requires; the others are null. */
  contribution_id: string | null
  refund_id: string | null
  payout_id: string | null
  /** What the provider has captured for us, less refunds. */
  gateway_receivable: Amount
  /** Owed to the host of the box: a credit. */
  owed_to_hosts: Amount
  /** Paid to hosts: a credit. */
  payouts_in_transit: Amount
  platform_fee: Amount
  guest_refunds: Amount
  /** Money whose account is not known yet. */
  suspense: Amount
  occurred_at: Date
  created_at: Date
}
