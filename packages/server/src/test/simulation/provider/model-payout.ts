// A payout at the model of RazorpayX, and what a call for one says.

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
  /** Of our call, with its words: asked again with others it refuses. */
  key: string
  words: string
}
