// Indexes for entries of one payout, refund or payment; two that no query uses are dropped (decision 29).
import { statements } from './statements.ts'

export const ledgerLookups = statements(
  // Without the kinds that each contribution has: those are found by its id, and by ledger_gateway_fee.
  `create index ledger_of_payment on ledger (payment_id) where kind not in ('contribution', 'gateway-fee')`,
  `create index ledger_of_refund on ledger (refund_id) where refund_id is not null`,
  `create index ledger_of_payout on ledger (payout_id) where payout_id is not null`,
  `drop index payment_orders_open`,
  `drop index event_boxes_date`,
)
