// Presents a review flag as JSON.
import type { RaisedFlag } from '@lifafa/contract/endpoints/admin/flags'
import type { Row } from '../db/tables.ts'

export const presentFlag = (flag: Row<'review_flags'>): RaisedFlag => ({
  id: flag.id,
  kind: flag.kind,
  payment_id: flag.payment_id,
  settlement_id: flag.settlement_id,
  detail: flag.detail,
  raised_at: flag.raised_at.toISOString(),
  resolved_at: flag.resolved_at?.toISOString() ?? null,
})
