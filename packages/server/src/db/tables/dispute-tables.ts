// Kysely type of the answers to disputes.
import type { Generated } from 'kysely'

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
