// A refund: money of a payment on its way back.
import { z } from 'zod'
import { type Notes, notesInput } from '../http/notes.ts'

export type RefundStatus = 'pending' | 'processed' | 'failed'

/** Amounts in paise, times in unix seconds. */
export type Refund = {
  id: string
  entity: 'refund'
  amount: number
  currency: 'INR'
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

export const refundInput = z.strictObject({
  amount: z.int().optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  notes: notesInput.optional(),
  receipt: z.string().max(40).nullish(),
})
export type RefundInput = z.infer<typeof refundInput>
