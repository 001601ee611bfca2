// Lines of the model's settlement report (docs/razorpay.md §13): a payment less its fee, a refund, a lost dispute.
import { CURRENCY } from '@lifafa/contract/money'
import type { ModelDispute } from './disputes-model.ts'
import type { ModelPayment } from './model-payment.ts'
import type { ModelRefund } from './refunds-model.ts'

/** Amounts in paise; `fee` includes `tax`. */
export type ModelLine = {
  entity_id: string
  type: 'payment' | 'refund' | 'adjustment'
  amount: number
  credit: number
  debit: number
  fee: number
  tax: number
  currency: string
  payment_id: string | null
  dispute_id: string | null
}

/** 2 %, and 18 % GST on it. */
export function feeOf(amount: number): { fee: number; tax: number } {
  const charge = Math.round(amount / 50)
  const tax = Math.round((charge * 18) / 100)
  return { fee: charge + tax, tax }
}

const NOTHING = { credit: 0, debit: 0, fee: 0, tax: 0, currency: 'INR', payment_id: null, dispute_id: null }

/**
 * Rupees for one of another currency: when it is paid, and when it goes back. Near 1: such a refund would otherwise be more than
 * all that a run captures, and nothing would be settled any more.
 */
const PAID_AT = 0.9
const BACK_AT = 0.92

const inPaise = (amount: number, currency: string, rate: number): number =>
  currency === CURRENCY ? amount : Math.round(amount * rate)

export function lineOfPayment({ id, amount, currency }: ModelPayment): ModelLine {
  const paise = inPaise(amount, currency, PAID_AT)
  const { fee, tax } = feeOf(paise)
  return { ...NOTHING, entity_id: id, type: 'payment', amount: paise, credit: paise - fee, fee, tax }
}

export function lineOfRefund({ id, payment_id, amount }: ModelRefund, currency: string): ModelLine {
  const paise = inPaise(amount, currency, BACK_AT)
  return { ...NOTHING, entity_id: id, type: 'refund', amount: paise, debit: paise, payment_id }
}

export function lineOfDispute(
  { id, payment_id, amount_deducted }: ModelDispute,
  currency: string,
): ModelLine {
  const paise = inPaise(amount_deducted, currency, BACK_AT)
  const adjustment = { entity_id: `adj_of_${id}`, type: 'adjustment', amount: paise, debit: paise } as const
  return { ...NOTHING, ...adjustment, payment_id, dispute_id: id }
}
