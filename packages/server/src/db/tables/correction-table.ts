// Kysely type of the corrections of the ledger.
import type { LedgerAccount } from '@lifafa/contract/fields/ledger-account'
import type { Generated } from 'kysely'

export interface CorrectionsTable {
  id: Generated<string>
  /** Of the dialog in which it was written: a repetition has the same. */
  request_key: string
  amount_paise: number
  debit_account: LedgerAccount
  /** Set for `owed_to_hosts`. */
  debit_box_id: string | null
  credit_account: LedgerAccount
  credit_box_id: string | null
  reason: string
  written_by: string
  written_at: Date
  needs_confirmation: boolean
  /** Who confirmed or rejected it; null while it waits, and where it needs no confirmation. */
  decided_by: string | null
  decided_at: Date | null
  /** When it became an entry of the ledger; null while it waits, and where it is rejected. */
  entered_at: Date | null
  rejected_at: Date | null
}
