// The refundable amount of a payment, and the host's debt afterwards: the same for the dialog and the server.
import * as z from 'zod/mini'
import { splitCharge } from './money.ts'

/** The provider refunds no less (docs/razorpay.md §8). */
export const SMALLEST_REFUND_PAISE = 100
/** It refunds no payment that is older (docs/razorpay.md §8). */
export const REFUND_WITHIN_MONTHS = 6

/** Why an administrator cannot refund a payment. */
export const refundBlock = z.enum(['nothing-left', 'disputed', 'too-old', 'under-way', 'other-currency'])
export type RefundBlock = z.infer<typeof refundBlock>

/**
 * A captured payment of an order. `left_paise`: less all refunds that have not failed. `kept_paise`: what is left of its
 * contribution for the host; `unpaid_paise`: what the host of its box is owed and is not being sent. Both are null if it
 * is no contribution.
 */
export const refundable = z.object({
  payment_id: z.string(),
  amount_paise: z.number(),
  left_paise: z.number(),
  kept_paise: z.nullable(z.number()),
  unpaid_paise: z.nullable(z.number()),
  block: z.nullable(refundBlock),
})
export type Refundable = z.infer<typeof refundable>

type Effect = Pick<Refundable, 'left_paise' | 'kept_paise' | 'unpaid_paise'>

/** Paise that leave what the host keeps when `refundPaise` more are refunded. */
export const hostLosesPaise = ({ left_paise, kept_paise }: Effect, refundPaise: number): number =>
  kept_paise === null ? 0 : kept_paise - splitCharge(Math.max(0, left_paise - refundPaise)).contributionPaise

/** Paise of it that the host was paid already, or is being paid, and then owes us. */
export const hostOwesPaise = (payment: Effect, refundPaise: number): number =>
  Math.max(0, hostLosesPaise(payment, refundPaise) - Math.max(0, payment.unpaid_paise ?? 0))
