// Defines the provider's account validations for the rest of the server: whose a UPI ID or a bank account is, by its bank.
import * as z from 'zod'
import type { Destination } from './destination.ts'
import { notes } from './objects/fields.ts'

const validationResults = z
  .object({
    account_status: z.enum(['active', 'valid', 'invalid']).nullish().catch(null),
    registered_name: z.string().nullish().catch(null),
    name_match_score: z
      .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
      .nullish()
      .catch(null),
  })
  .nullish()
  .catch(null)

/**
 * A bank's answer about a UPI ID or a bank account (an account validation, docs/razorpay.md §7.2). `reference_id` is our id. Older
 * answers have it in the notes alone, and `results` in place of `validation_results`.
 */
export const providerUpiIdCheck = z.object({
  id: z.string().min(1),
  status: z.enum(['created', 'completed', 'failed']),
  reference_id: z.string().nullish(),
  notes,
  validation_results: validationResults,
  results: validationResults,
})
export type ProviderUpiIdCheck = z.infer<typeof providerUpiIdCheck>

/** Asks who holds a destination. `payeeName`: the name with which the bank's is compared. */
type UpiIdQuestion = { id: string; hostId: string; payeeName: string; destination: Destination }

/** Asks banks who holds a UPI ID or a bank account. Each question is charged. Throws ProviderError. */
export type UpiIdChecks = {
  /** Not protected against repetition: after a lost answer, `find` it. */
  ask(question: UpiIdQuestion): Promise<ProviderUpiIdCheck>
  fetch(providerCheckId: string): Promise<ProviderUpiIdCheck>
  /** The question with our id among the latest, if it has arrived. */
  find(id: string): Promise<ProviderUpiIdCheck | undefined>
}
