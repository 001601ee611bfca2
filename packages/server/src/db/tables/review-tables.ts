// Kysely type of the review flags.
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface ReviewFlagsTable {
  id: Generated<string>
  payment_id: string
  kind: FlagKind
  /** Set for the kinds about a dispute. */
  dispute_id: string | null
  /** Set for the kinds about a refund. */
  refund_id: string | null
  detail: JSONColumnType<FlagDetail>
  raised_at: ColumnType<Date, Date, never>
  /** Set when the cause was resolved without an administrator. */
  resolved_at: Date | null
  reviewed_at: Date | null
  reviewed_by: string | null
}
