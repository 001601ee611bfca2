// What an administrator is to look at, as Kysely sees its table.
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface ReviewFlagsTable {
  id: Generated<string>
  payment_id: string
  kind: FlagKind
  /** Of the kinds that tell of a dispute. */
  dispute_id: string | null
  /** Of the kinds that tell of a refund. */
  refund_id: string | null
  detail: JSONColumnType<FlagDetail>
  raised_at: ColumnType<Date, Date, never>
  /** When its cause went by itself. */
  resolved_at: Date | null
  reviewed_at: Date | null
  reviewed_by: string | null
}
