// Kysely types of disputes and of the answers to them.
import type { Generated } from 'kysely'
import type { Paise } from './payment-tables.ts'

export type DisputeStatus = 'open' | 'under_review' | 'won' | 'lost' | 'closed'

/** A claim of a guest's bank against a payment. */
export interface DisputesTable {
  /** The provider's dispute id. */
  id: string
  /** Of its payment. */
  event_box_id: string
  payment_id: string
  amount_paise: Paise
  status: DisputeStatus
  reason_code: string | null
  /** The provider accepts our evidence until then. */
  respond_by: Date | null
  created_at: Date
  updated_at: Date
}

export interface DisputeAnswersTable {
  id: Generated<string>
  dispute_id: string
  /** Of the dialog in which it was written: a repetition has the same. */
  request_key: string
  kind: 'accept' | 'contest'
  /** Null where it accepts. */
  explanation: string | null
  /** The administrator's own file, until the answer was taken or refused. */
  attachment: Uint8Array | null
  /** The provider's ids of what was uploaded; null until then. */
  letter_document_id: string | null
  attachment_document_id: string | null
  written_by: string
  written_at: Date
  /** When the provider had taken it; both are null while it is being sent. */
  answered_at: Date | null
  refused_at: Date | null
  /** The provider's words. */
  refusal: string | null
  /** When it is sent next; null once it has ended. */
  check_at: Date | null
}
