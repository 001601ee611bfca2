// A refund: money of a payment that goes back to the payer.
import type { Notes } from '../http/notes.ts'

export type RefundStatus = 'pending' | 'processed' | 'failed'

/** Amounts in paise, times in unix seconds. */
export type Refund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data: { rrn: string | null }
  created_at: number
  batch_id: null
  status: RefundStatus
  speed_processed: 'normal' | null
  speed_requested: 'normal' | 'optimum'
}
