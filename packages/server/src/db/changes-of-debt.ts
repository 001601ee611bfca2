// The ledger's kinds that change what a host is owed beside contributions and payouts, for SQL that compares the three.
import { sql } from 'kysely'
import type { LedgerKind } from './tables.ts'

/** The source of each kind's changes of `owed_to_hosts`; null: none. A new kind does not compile until it is listed. */
const CHANGED_BY: Record<LedgerKind, 'contributions' | 'payouts' | 'ledger' | null> = {
  contribution: 'contributions',
  refund: 'contributions',
  'refund-returned': 'contributions',
  'dispute-lost': null,
  'unallocated-payment': null,
  'unallocated-refund': null,
  'gateway-fee': null,
  settlement: null,
  'settlement-adjustment': null,
  payout: 'payouts',
  'payout-sent': null,
  'payout-failed': null,
  'payout-fee': null,
  'payout-reversal': 'payouts',
  'fee-invoice': null,
  transfer: 'ledger',
  'transfer-failed': 'ledger',
  'transfer-reversal': 'ledger',
  'transfer-fee': null,
  correction: 'ledger',
}

export const CHANGES_OF_DEBT = sql.raw(
  `(${Object.entries(CHANGED_BY)
    .filter(([, where]) => where === 'ledger')
    .map(([kind]) => `'${kind}'`)
    .join(', ')})`,
)
