// Sums of payouts by state are read from an index alone, and so is the list of those that failed or came back.
import { statements } from './statements.ts'

export const payoutIndexes = statements(
  `create index payouts_state on payouts (state) include (amount_paise)`,
  `create index payouts_failed on payouts (updated_at desc, id desc) where state in ('failed', 'reversed')`,
)
