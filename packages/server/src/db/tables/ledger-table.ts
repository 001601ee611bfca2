// Kysely types of the ledger and of its balances. tables.db.test.ts compares them with the migrations.
import { type LedgerAccount, ledgerAccount } from '@lifafa/contract/fields/ledger-account'
import type { Generated, GeneratedAlways } from 'kysely'

/** Whole paise, a safe integer: debit positive, credit negative. The accounts of a row sum to zero. */
type Amount = Generated<number>

/** The accounts, each a column of the ledger and of its balances. */
export const LEDGER_ACCOUNTS = ledgerAccount.options

/** An amount for each account. */
export interface LedgerTable extends Record<LedgerAccount, Amount> {
  id: Generated<string>
  /**
   * `unallocated-…`: captured money that is no contribution, or not yet. `gateway-fee`: what the provider keeps.
   * `box-named`: moves what a payment has entered without a box to its box, once that is named.
   * `transfer`: the provider keeps the contribution for the host, so that we owe it no more; `transfer-…`: it failed, was reversed,
   * what the provider takes for it.
   * `settlement`: what has reached our bank. `settlement-adjustment`: a line of a settlement that is nothing else in the ledger.
   */
  kind:
    | 'contribution'
    | 'refund'
    | 'unallocated-payment'
    | 'unallocated-refund'
    | 'gateway-fee'
    | 'box-named'
    | 'settlement'
    | 'settlement-adjustment'
    | 'payout'
    | 'payout-sent'
    | 'payout-failed'
    | 'payout-fee'
    | 'payout-reversal'
    | 'fee-invoice'
    | 'transfer'
    | 'transfer-failed'
    | 'transfer-reversal'
    | 'transfer-fee'
    | 'correction'
  /** The box whose money moved; NO_BOX for money of no box. */
  event_box_id: Generated<string>
  /** Of a payment's contribution, refunds and fee. */
  payment_id: string | null
  /** The one reference that the kind requires; the others are null. */
  contribution_id: string | null
  refund_id: string | null
  payout_id: string | null
  settlement_id: string | null
  settlement_line_id: string | null
  /** Of what goes to a linked account; `reversal_id` where it was reversed. */
  transfer_id: string | null
  reversal_id: string | null
  /** Of a correction that an administrator wrote. */
  correction_id: string | null
  occurred_at: Date
  created_at: Date
  /** By the database's clock, when the row was inserted. */
  recorded_at: GeneratedAlways<Date>
}

/** One row: entries recorded until then are in the balances, and no others. */
export interface LedgerClosingTable {
  is_only: Generated<boolean>
  closed_until: Date
}

/** The closed entries of each kind: how many, and the sum of each account. */
export type LedgerBalancesTable = Record<LedgerAccount, number> & {
  kind: LedgerTable['kind']
  entries: number
}

/** What the closed entries of each box sum to: a credit. */
export interface BoxBalancesTable {
  event_box_id: string
  owed_to_hosts: number
}
