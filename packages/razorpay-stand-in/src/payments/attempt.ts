// Makes an attempt to pay in the dialog, which succeeds or fails.
import type { Order } from '../entities/order.ts'
import type { Payment } from '../entities/payment.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { checkoutSignature } from '../signature.ts'
import type { World } from '../world.ts'
import { type FailureReason, inevitableFailure } from './failure.ts'
import { acceptPayment, beginPayment, failPayment } from './lifecycle.ts'
import type { Payer } from './payment.ts'

/** Attempts to pay the order. It fails for the given reason, or for one that its amount or its UPI ID implies. */
export function attemptPayment(world: World, order: Order, payer: Payer, reason?: FailureReason): Payment {
  const payment = beginPayment(world, order, payer)
  const why = reason ?? inevitableFailure(payment.amount, payment.vpa)
  return why ? failPayment(world, payment, why) : acceptPayment(world, payment)
}

/** The fields that Checkout hands to the page after a payment. Throws if there is no such payment. */
export function checkoutProof(world: World, payment: Payment) {
  if (payment.status === 'created' || payment.status === 'failed') {
    throw badRequest(`A payment that is ${payment.status} proves nothing.`)
  }
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: checkoutSignature(payment.order_id, payment.id, world.keySecret),
  }
}
