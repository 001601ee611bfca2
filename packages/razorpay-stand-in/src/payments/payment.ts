// A payment: one attempt to pay an order.

import { z } from 'zod'
import type { Order } from '../entities/order.ts'
import type { Payment } from '../entities/payment.ts'
import type { ErrorBody } from '../http/razorpay-error.ts'
import type { World } from '../world.ts'

/** The payer's details. */
export const payerInput = z.strictObject({
  vpa: z
    .string()
    .regex(/^[A-Za-z0-9.\-_]{1,}@[A-Za-z0-9]+$/)
    .default('success@razorpay'),
  flow: z.enum(['intent', 'collect', 'in_app']).default('intent'),
  email: z.string().optional(),
  contact: z.string().optional(),
  description: z.string().optional(),
})
export type Payer = z.infer<typeof payerInput>

/** Razorpay's value where Checkout collected no address. */
const PLACEHOLDER_EMAIL = 'void@razorpay.com'
const PLACEHOLDER_CONTACT = '+919999999999'

export function newPayment(world: World, order: Order, payer: Payer): Payment {
  return {
    id: world.random.id('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: payer.description ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: payer.vpa,
    email: payer.email || PLACEHOLDER_EMAIL,
    contact: asE164(payer.contact),
    notes: order.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: { rrn: null },
    created_at: world.clock.seconds(),
    upi: { vpa: payer.vpa, payer_account_type: 'bank_account', flow: payer.flow },
  }
}

function asE164(contact: string | undefined): string {
  const digits = contact?.replace(/\D/g, '')
  if (!digits) return PLACEHOLDER_CONTACT
  return digits.length === 10 ? `+91${digits}` : `+${digits}`
}

/** The error that Checkout's `payment.failed` and the API's refusals carry for a failed payment. */
export function errorOf(payment: Payment): ErrorBody {
  return {
    code: payment.error_code as ErrorBody['code'],
    description: payment.error_description ?? '',
    source: payment.error_source ?? 'NA',
    step: payment.error_step ?? 'NA',
    reason: payment.error_reason ?? 'NA',
    metadata: { payment_id: payment.id, order_id: payment.order_id },
  }
}
