// Kysely type of what banks say of hosts' UPI IDs.
import type { Ownership, UnansweredWhy, UpiIdCheckState } from '@lifafa/contract/upi-ids/checks'
import type { Generated } from 'kysely'

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
  /** The host's. */
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
