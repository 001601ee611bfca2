// A refund: money of a payment that goes back to the payer.
import { z } from 'zod'
import { notesInput } from '../http/notes.ts'

export const refundInput = z.strictObject({
  amount: z.int().optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  notes: notesInput.optional(),
  receipt: z.string().max(40).nullish(),
})
export type RefundInput = z.infer<typeof refundInput>
