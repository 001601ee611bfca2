// A payout of the provider's model (RazorpayX), and its answer to a call.

export type PayoutWords = {
  account_number: string
  amount: number
  mode: string
  reference_id: string
  narration: string
  notes: Record<string, string>
  fund_account: { vpa: { address: string }; contact: { name: string; reference_id: string } }
}

export type ModelPayout = {
  id: string
  amount: number
  status: 'queued' | 'processing' | 'processed' | 'reversed' | 'failed' | 'cancelled'
  reference_id: string
  notes: Record<string, string>
  utr: string | null
  status_details: { reason: string; description: string; source: string } | null
  created_at: number
  upiId: string
  /** The idempotency key of our call, with its body: the same key with another body is refused. */
  key: string
  words: string
}
