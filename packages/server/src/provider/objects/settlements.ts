// Defines the provider's settlements, and the lines of their reports.
import * as z from 'zod'
import { paise, unixSeconds } from './fields.ts'

/** A transfer from the provider to our bank; the amount in paise. `processed`: the transfer was begun. */
export const providerSettlement = z.object({
  id: z.string().min(1),
  amount: z.number().int().min(0),
  status: z.enum(['created', 'processed', 'failed']),
  fees: z.number().int().min(0).nullish(),
  tax: z.number().int().min(0).nullish(),
  /** The bank's reference. */
  utr: z.string().nullish(),
  created_at: unixSeconds,
})
export type ProviderSettlement = z.infer<typeof providerSettlement>

/**
 * A payment, refund, transfer or adjustment in the report of a settlement (docs/razorpay.md §13): amounts in paise, `fee` with its
 * tax. `settlement_id` is null until it is in one. `payment_id` and `dispute_id`: of a refund or an adjustment.
 */
export const providerSettlementLine = z.object({
  entity_id: z.string().min(1),
  type: z.string().min(1),
  amount: paise,
  credit: paise,
  debit: paise,
  fee: paise.nullish(),
  tax: paise.nullish(),
  currency: z.string(),
  settlement_id: z.string().nullish(),
  payment_id: z.string().nullish(),
  dispute_id: z.string().nullish(),
  description: z.string().nullish(),
})
export type ProviderSettlementLine = z.infer<typeof providerSettlementLine>
