// An account validation of RazorpayX: what a bank says of a UPI ID.
import type { Notes } from '../http/notes.ts'
import type { Contact } from './contact.ts'
import type { FundAccount } from './fund-account.ts'

export type ValidationStatus = 'created' | 'completed' | 'failed'

/** `name_match_score`: from 0 to 100. All are null until the bank has answered. */
export type ValidationResults = {
  account_status: 'active' | 'invalid' | null
  registered_name: string | null
  details: string | null
  name_match_score: number | null
}

export type Validation = {
  id: string
  entity: 'fund_account.validation'
  status: ValidationStatus
  validation_results: ValidationResults
  status_details: { description: string; source: string; reason: string } | null
  utr: null
  reference_id: string | null
  notes: Notes
  fund_account: FundAccount & { contact: Contact }
  source_account_number: string
  created_at: number
}
