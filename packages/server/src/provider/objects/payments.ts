// Defines the provider's payments.
import * as z from 'zod'
import { unixSeconds } from './fields.ts'

/** A payment as the provider answers it; amounts in paise, times in Unix seconds. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  amount_refunded: z.number().int().nullish(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** The provider's fee, `tax` (GST) included; null until captured. */
  fee: z.number().int().min(0).nullish(),
  tax: z.number().int().min(0).nullish(),
  /** Stays true after a refund; a payment that was never captured may be refunded, too. */
  captured: z.boolean().nullish(),
  method: z.string().nullish(),
  vpa: z.string().nullish(),
  error_code: z.string().nullish(),
  error_description: z.string().nullish(),
  acquirer_data: z.object({ rrn: z.string().nullish() }).nullish().catch(null),
  created_at: unixSeconds,
})
export type ProviderPayment = z.infer<typeof providerPayment>
