// Lines of the model's settlement report (docs/razorpay.md §13): a payment less its fee, a refund, a lost dispute.
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

export function lineOfPayment({ id, amount }: ModelPayment): ModelLine {
  const { fee, tax } = feeOf(amount)
  return { ...NOTHING, entity_id: id, type: 'payment', amount, credit: amount - fee, fee, tax }
}

export const lineOfRefund = ({ id, payment_id, amount }: ModelRefund): ModelLine => ({
  ...NOTHING,
  entity_id: id,
  type: 'refund',
  amount,
  debit: amount,
  payment_id,
})

export const lineOfDispute = ({ id, payment_id, amount_deducted }: ModelDispute): ModelLine => ({
  ...NOTHING,
  entity_id: `adj_of_${id}`,
  type: 'adjustment',
  amount: amount_deducted,
  debit: amount_deducted,
  payment_id,
  dispute_id: id,
})
