// A transfer: a part of an order's money that goes to a linked account; and a reversal, which takes it back.
import type { Notes } from '../http/notes.ts'

export type TransferStatus =
  | 'created'
  | 'pending'
  | 'processed'
  | 'failed'
  | 'reversed'
  | 'partially_reversed'

/** Amounts in paise, times in unix seconds. `fees` includes `tax`; 0 until it is processed. */
export type Transfer = {
  id: string
  entity: 'transfer'
  status: TransferStatus
  source: string
  recipient: string
  amount: number
  currency: 'INR'
  amount_reversed: number
  fees: number
  tax: number | null
  notes: Notes
  on_hold: boolean
  on_hold_until: number | null
  settlement_status: null | 'pending' | 'on_hold' | 'settled'
  recipient_settlement_id: string | null
  created_at: number
  processed_at: number | null
  error: {
    code: string | null
    description: string | null
    reason: string | null
    field: null
    step: null
    id: string
    source: null
    metadata: null
  }
}

export type Reversal = {
  id: string
  entity: 'reversal'
  transfer_id: string
  amount: number
  fee: 0
  tax: 0
  currency: 'INR'
  notes: Notes
  created_at: number
}
