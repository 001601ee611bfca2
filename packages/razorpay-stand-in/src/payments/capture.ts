// Captures payments: authorized → captured, and its order is paid.
import type { Order } from '../entities/order.ts'
import type { Payment } from '../entities/payment.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { processTransfers } from '../route/transfer.ts'
import { enterPayment } from '../settlements/line.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { inPaise } from './exchange.ts'

/** Captures the authorized money; the order is paid from then on. */
export function capturePayment(world: World, payment: Payment): Payment {
  const order = lookUp(world, 'order', payment.order_id)
  if (payment.captured) throw badRequest('This payment has already been captured')
  refuseIfPaid(order)
  return take(world, order, payment)
}

/**
 * Takes the money of an attempt although another has paid the order: two that succeed at one moment. Razorpay says that it
 * gives the later one back by itself; a merchant had better not rely on it.
 */
export function captureToo(world: World, payment: Payment): Payment {
  const order = lookUp(world, 'order', payment.order_id)
  const acquirer_data = { rrn: payment.acquirer_data.rrn ?? world.random.digits(12) }
  const cleared = { error_code: null, error_reason: null, acquirer_data }
  const authorized: Payment = { ...payment, ...cleared, status: 'authorized' }
  return take(world, order, authorized)
}

function take(world: World, order: Order, payment: Payment): Payment {
  if (payment.status !== 'authorized') {
    throw badRequest('Only payments which have been authorized and not yet captured can be captured')
  }
  const base_amount = inPaise(payment.amount, payment.currency, 'paid')
  const fees = feeOf(base_amount)
  const captured: Payment = {
    ...payment,
    ...(world.settings.read('feesTold') && fees),
    status: 'captured',
    captured: true,
    base_amount,
  }
  const paid: Order = { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 }
  world.entities.put(captured)
  world.entities.put(paid)
  enterPayment(world, captured, { amount: base_amount, ...fees })
  world.announce('payment.captured', { payment: captured })
  world.announce('order.paid', { payment: captured, order: paid })
  if (order.status !== 'paid') processTransfers(world, paid)
  return captured
}

export function refuseIfPaid(order: Order): void {
  if (order.status !== 'paid') return
  throw badRequest(
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    { reason: 'order_already_paid', metadata: { order_id: order.id } },
  )
}

/** Razorpay’s charge: 2 % and, on that, 18 % GST. Amounts in paise; the fee includes the tax: ₹1,500 costs a fee of 3540, 540 of it tax. */
function feeOf(amount: number): { fee: number; tax: number } {
  const charge = Math.round((amount * 2) / 100)
  const tax = Math.round((charge * 18) / 100)
  return { fee: charge + tax, tax }
}
