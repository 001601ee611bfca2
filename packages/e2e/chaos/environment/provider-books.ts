// Payments, payouts and proofs as the provider has them.

/** The fields that checkout hands to the page once a guest has paid. */
export interface Proof {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** A payment in the provider's books; amounts in paise. */
export interface ProviderPayment {
  id: string
  order_id: string
  amount: number
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** It was captured; stays true after a refund. */
  captured: boolean
  amount_refunded: number
  /** What the provider keeps; null until it is captured. */
  fee: number | null
}

/** A transfer to the host's linked account; amounts in paise. `source`: its order. */
export interface ProviderTransfer {
  id: string
  source: string
  status: 'created' | 'pending' | 'processed' | 'failed' | 'reversed' | 'partially_reversed'
  amount: number
  amount_reversed: number
  fees: number
  settlement_status: 'pending' | 'on_hold' | 'settled' | null
}

/** The statement of our bank: amounts in paise. `of`: the provider's id of the settlement or payout. */
export interface BankStatement {
  entries: readonly {
    of: string
    kind: 'settlement' | 'payout' | 'payout charge' | 'payout returned'
    reference: string | null
    credit: number
    debit: number
  }[]
  balance: number
}

/** A payout in the provider's books. */
export interface ProviderPayout {
  id: string
  /** Our payout's id. */
  reference_id: string
  amount: number
  status: 'queued' | 'processing' | 'processed' | 'reversed' | 'failed'
  utr: string | null
}
