// Defines the provider's disputes.
import * as z from 'zod'
import { unixSeconds } from './fields.ts'

/** A guest's bank demands a payment back; the amount in paise. When it is lost, `amount_deducted` was taken from us. */
export const providerDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  amount_deducted: z.number().int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: unixSeconds.nullish(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
})
export type ProviderDispute = z.infer<typeof providerDispute>

/** The dispute's page at Razorpay, where it is answered. No document names this address; others' public code has it (November 2026). */
export const disputeAddress = (id: string): string => `https://dashboard.razorpay.com/app/disputes/${id}`
