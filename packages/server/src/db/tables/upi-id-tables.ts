// Kysely types of what banks say of hosts' UPI IDs, and of linked accounts at the provider, which are settled to them.

import type { LinkedAccountState } from '@lifafa/contract/linked-accounts/states'
import type { Ownership, UnansweredWhy, UpiIdCheckState } from '@lifafa/contract/upi-ids/checks'
import type { Generated } from 'kysely'
import type { KeyMode } from './payment-tables.ts'

export interface UpiIdChecksTable {
  id: Generated<string>
  host_id: string
  upi_id: string
  state: Exclude<UpiIdCheckState, 'unchecked'>
  /** Set where it is unanswered. */
  why: UnansweredWhy | null
  provider_check_id: string | null
  /** Set where it is found. */
  registered_name: string | null
  /** From 0 to 100: how alike the registered name and the host's are, as the provider has it. */
  name_match_score: number | null
  /** The host's answer to the name. */
  answer: Ownership | null
  answered_at: Date | null
  tries: Generated<number>
  /** When the provider was first asked; it may have the question from then on. */
  asked_at: Date | null
  /** When the provider is asked next, while it is being asked. */
  check_at: Date | null
  created_at: Date
  updated_at: Date
}

/** UPI IDs that hosts have replaced, or removed. */
export interface EarlierUpiIdsTable {
  host_id: string
  upi_id: string
  replaced_at: Date
}

export interface LinkedAccountsTable {
  /** The idempotency key of its request, too. */
  id: Generated<string>
  host_id: string
  key_mode: KeyMode
  /** To which the provider settles. */
  upi_id: string
  legal_name: string
  /** The provider's id; null until it has answered. */
  account_id: string | null
  state: LinkedAccountState
  /** Why the provider made none. */
  refusal: string | null
  check_at: Date | null
  created_at: Date
  updated_at: Date
}
