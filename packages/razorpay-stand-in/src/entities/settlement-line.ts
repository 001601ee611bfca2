// A line of the settlement report: one payment, refund, transfer, reversal or adjustment (docs: settlements, fetch recon details).
import type { Notes } from '../http/notes.ts'

export type SettlementLineType = 'payment' | 'refund' | 'transfer' | 'reversal' | 'adjustment'

/** Amounts in paise, times in unix seconds. `fee` includes `tax`; a payment's credit is its amount less its fee. */
export type SettlementLine = {
  entity_id: string
  type: SettlementLineType
  debit: number
  credit: number
  amount: number
  currency: string
  fee: number
  tax: number
  on_hold: boolean
  settled: boolean
  created_at: number
  settled_at: number | null
  settlement_id: string | null
  posted_at: null
  credit_type: 'default'
  description: string | null
  notes: Notes | null
  /** Set for a refund or an adjustment; null for a payment. */
  payment_id: string | null
  settlement_utr: string | null
  order_id: string | null
  order_receipt: string | null
  method: 'upi' | null
  card_network: null
  card_issuer: null
  card_type: null
  dispute_id: string | null
}

/** All but the entity. `createdAt` in unix seconds. */
export const emptyLine = (createdAt: number) =>
  ({
    debit: 0,
    credit: 0,
    currency: 'INR',
    fee: 0,
    tax: 0,
    on_hold: false,
    settled: false,
    created_at: createdAt,
    settled_at: null,
    settlement_id: null,
    posted_at: null,
    credit_type: 'default',
    description: null,
    notes: null,
    payment_id: null,
    settlement_utr: null,
    order_id: null,
    order_receipt: null,
    method: null,
    card_network: null,
    card_issuer: null,
    card_type: null,
    dispute_id: null,
  }) as const
