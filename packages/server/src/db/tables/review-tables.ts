// Kysely type of the review flags.
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface ReviewFlagsTable {
  id: Generated<string>
  /** Null where the flag is about a settlement, or a line of one that is no payment of ours. */
  payment_id: string | null
  kind: FlagKind
  /** Set for the kinds about a dispute. */
  dispute_id: string | null
  /** Set for the kinds about a refund. */
  refund_id: string | null
  /** Set for the kinds about a settlement. */
  settlement_id: string | null
  settlement_line_id: string | null
  detail: JSONColumnType<FlagDetail>
  raised_at: ColumnType<Date, Date, never>
  /** Set when the cause was resolved without an administrator. */
  resolved_at: Date | null
  reviewed_at: Date | null
  reviewed_by: string | null
}
