// A dispute: the bank of a payer wants a payment back (docs: disputes, entity and fetch all).

export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** Amounts in paise, times in unix seconds. `amount_deducted` is 0 until it is lost. */
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
  phase: 'chargeback'
  created_at: number
}
