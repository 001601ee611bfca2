// When a host was told that a payout is late: once.
import { statements } from './statements.ts'

export const latePayoutsTold = statements(
  `alter table payouts add column told_late_at timestamptz`,
  // What is late already was late before there were such letters: none is sent for it.
  `update payouts set told_late_at = now() where state in ('waiting', 'due', 'sent', 'processing') and due_on < current_date`,
)
