// An order: the amount that Razorpay expects to be paid once.
import type { Notes } from '../http/notes.ts'

export type OrderStatus = 'created' | 'attempted' | 'paid'

/** Amounts in paise, times in unix seconds. */
export type Order = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: 'INR'
  receipt: string | null
  offer_id: null
  status: OrderStatus
  attempts: number
  notes: Notes
  created_at: number
}
