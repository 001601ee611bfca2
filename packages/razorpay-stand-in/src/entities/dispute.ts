// A dispute: the bank of a payer wants a payment back (docs: disputes, entity and fetch all).

export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** In the order in which the payer's bank goes on after a won one. */
export const DISPUTE_PHASES = ['chargeback', 'pre_arbitration', 'arbitration'] as const

/** Amounts in paise, times in unix seconds. `amount_deducted`: what the merchant does not have now. */
export type Dispute = {
  id: string
  entity: 'dispute'
  payment_id: string
  amount: number
  currency: string
  amount_deducted: number
  reason_code: string
  reason_description: string
  respond_by: number
  status: DisputeStatus
  phase: (typeof DISPUTE_PHASES)[number]
  created_at: number
}
