// Defines the provider's refunds.
import * as z from 'zod'

export const providerRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  /** Our id of it; null if it was made at the provider's dashboard. */
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
})
export type ProviderRefund = z.infer<typeof providerRefund>
