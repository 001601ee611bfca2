// Moves a payment, and its order with it: created → authorized, or failed, which is not final.
import type { Order } from '../entities/order.ts'
import type { Payment } from '../entities/payment.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { giveBackUncaptured } from '../refunds/lifecycle.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { capturePayment, refuseIfPaid } from './capture.ts'
import { FAILURES, type FailureReason } from './failure.ts'
import { newPayment, type Payer } from './payment.ts'

/**
 * Begins an attempt. Refused while the order is paid or another payment on it is authorized. `otherwise`: of another amount or
 * currency than the order, which Razorpay's Checkout would refuse, and which a merchant must notice.
 */
export function beginPayment(
  world: World,
  order: Order,
  payer: Payer,
  otherwise: Partial<Pick<Payment, 'amount' | 'currency'>> = {},
): Payment {
  refuseIfPaid(order)
  if (hasAuthorizedPayment(world, order)) {
    throw badRequest('A payment for this order is already authorized.', { reason: 'order_already_paid' })
  }
  const payment: Payment = { ...newPayment(world, order, payer), ...otherwise }
  world.entities.put(payment)
  world.entities.put({ ...order, status: 'attempted', attempts: order.attempts + 1 })
  return payment
}

/** The bank says yes, in time or (to a failed payment) days late. The capture follows by itself. */
export function acceptPayment(world: World, payment: Payment): Payment {
  const authorized = authorizePayment(world, payment)
  return authorized.status === 'authorized' ? capturePayment(world, authorized) : authorized
}

/** If another payment has settled the order meanwhile the money goes straight back. */
export function authorizePayment(world: World, payment: Payment): Payment {
  if (payment.status !== 'created' && payment.status !== 'failed') {
    throw badRequest(`A payment that is ${payment.status} cannot be authorized.`)
  }
  const order = lookUp(world, 'order', payment.order_id)
  const isSuperfluous = order.status === 'paid' || hasAuthorizedPayment(world, order)
  const authorized: Payment = {
    ...payment,
    ...(payment.status === 'failed' ? { late_authorized: true } : {}),
    status: 'authorized',
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: { rrn: world.random.digits(12), upi_transaction_id: world.random.hex(32) },
  }
  world.entities.put(authorized)
  world.announce('payment.authorized', { payment: authorized })
  return isSuperfluous ? giveBackUncaptured(world, authorized) : authorized
}

/** The attempt fails for now: a later acceptance by the bank still counts. `words`: banks write what they like. */
export function failPayment(
  world: World,
  payment: Payment,
  reason: FailureReason,
  words: string | null = FAILURES[reason].description,
): Payment {
  if (payment.status !== 'created') throw badRequest(`A payment that is ${payment.status} cannot fail.`)
  const failure = FAILURES[reason]
  const failed: Payment = {
    ...payment,
    status: 'failed',
    error_code: failure.code,
    error_description: words,
    error_source: failure.source,
    error_step: failure.step,
    error_reason: reason,
  }
  world.entities.put(failed)
  world.announce('payment.failed', { payment: failed })
  return failed
}

function hasAuthorizedPayment(world: World, order: Order): boolean {
  return world.entities.list('payment', { order_id: order.id, status: 'authorized' }).length > 0
}
