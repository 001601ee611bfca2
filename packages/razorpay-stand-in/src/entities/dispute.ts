// A dispute: the bank of a payer wants a payment back (docs: disputes, entity and fetch all).

export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** Amounts in paise, times in unix seconds. `amount_deducted` is 0 until it is lost. */
export type Dispute = {
  id: string
  entity: 'dispute'
  payment_id: string
  amount: number
  currency: 'INR'
  amount_deducted: number
  reason_code: string
  reason_description: string
  respond_by: number
  status: DisputeStatus
  phase: 'chargeback'
  created_at: number
  /** Set once it was contested. */
  evidence?: Evidence
}

type Documents = string[] | null

/** What the merchant has drafted or submitted. */
export type Evidence = {
  amount: number
  summary: string | null
  shipping_proof: Documents
  billing_proof: Documents
  cancellation_proof: Documents
  customer_communication: Documents
  proof_of_service: Documents
  explanation_letter: Documents
  refund_confirmation: Documents
  access_activity_log: Documents
  refund_cancellation_policy: Documents
  term_and_conditions: Documents
  others: { type: string; document_ids: string[] }[] | null
  submitted_at: number | null
}
