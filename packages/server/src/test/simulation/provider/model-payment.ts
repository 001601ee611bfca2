// A payment of the provider's model.

export type ModelPayment = {
  id: string
  order_id: string | null
  amount: number
  amount_refunded: number
  /** Taken from us by disputes that were lost. */
  amount_lost: number
  currency: string
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded' | 'pending' | 'on_hold'
  method: string
  error_description: string | null
  acquirer_data: { rrn: string } | null
  created_at: number
  /** What the provider keeps, tax included; null until it is captured. */
  fee: number | null
  tax: number | null
  /** When it was captured, whatever happened to it since. */
  capturedAt: Date | undefined
}
