// Payouts leave our bank: those that arrived before this migration, and those that are on their way.
import { statements } from './statements.ts'

export const payoutsInTransit = statements(
  // So far a payout that had arrived stood in payouts_in_transit, since the ledger had no account for our bank.
  `insert into ledger (kind, event_box_id, payout_id, payouts_in_transit, bank, occurred_at, created_at)
    select 'correction', l.event_box_id, l.payout_id, -sum(l.payouts_in_transit), sum(l.payouts_in_transit), now(), now()
    from ledger l group by l.event_box_id, l.payout_id having sum(l.payouts_in_transit) <> 0`,
  `insert into ledger (kind, event_box_id, payout_id, payouts_in_transit, bank, occurred_at, created_at)
    select 'payout-sent', event_box_id, id, amount_paise, -amount_paise, updated_at, now()
    from payouts where state = 'processing'`,
)
