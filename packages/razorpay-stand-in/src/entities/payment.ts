// A payment: one attempt to pay an order.
import type { Notes } from '../http/notes.ts'

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

/** Amounts in paise, or in the hundredth part of another currency; `base_amount` in paise; times in unix seconds. `fee` includes `tax`; both are null until capture. */
export type Payment = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  base_amount?: number
  status: PaymentStatus
  order_id: string
  invoice_id: null
  international: false
  method: 'upi'
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  description: string | null
  card_id: null
  bank: null
  wallet: null
  vpa: string
  email: string
  contact: string
  notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: { rrn: string | null; upi_transaction_id?: string }
  created_at: number
  /** Set when the bank accepted after the payment had been reported as failed. */
  late_authorized?: true
  upi: { vpa: string; payer_account_type: 'bank_account'; flow: 'intent' | 'collect' | 'in_app' }
}
