// Defines the provider's disputes.
import * as z from 'zod'
import { unixSeconds } from './fields.ts'

/** In the order in which one may follow another. Razorpay's pages name five (docs/payments/disputes). */
const DISPUTE_PHASES = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'] as const

/**
 * A guest's bank demands a payment back; the amount in paise. `amount_deducted` is 0 or what was taken from us: Razorpay's pages
 * contradict each other on whether it is taken at once or once the dispute is lost.
 */
export const providerDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  amount_deducted: z.number().int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: unixSeconds.nullish(),
  /** Null where the provider names none, or one that we do not know. */
  phase: z.enum(DISPUTE_PHASES).nullish().catch(null),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
})
export type ProviderDispute = z.infer<typeof providerDispute>

/** The dispute's page at Razorpay, where it is answered. No document names this address; others' public code has it (November 2026). */
export const disputeAddress = (id: string): string => `https://dashboard.razorpay.com/app/disputes/${id}`
