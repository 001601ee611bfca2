// Creates and moves refunds, and updates their payments. The order stays paid.
import { leftOf, takeLost } from '../disputes/dispute.ts'
import type { Payment } from '../entities/payment.ts'
import type { Refund, RefundStatus } from '../entities/refund.ts'
import { asNotes } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { enterRefund } from '../settlements/line.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import type { RefundInput } from './refund.ts'

const SMALLEST_REFUND = 100
const MONTHS_TO_REFUND = 6

/** Refunds all or a part (in paise) of a captured payment, within six months (docs: refunds, errors); it makes no instant refunds. */
export function refundPayment(world: World, payment: Payment, input: RefundInput): Refund {
  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already')
  if (!payment.captured) {
    throw badRequest('The payment status should be captured for action to be taken')
  }
  if (monthsAfter(payment.created_at, MONTHS_TO_REFUND) < world.clock.now())
    throw badRequest('Payment is more than 6 months old, only instant refund is supported')
  const left = leftOf(world, payment)
  const amount = input.amount ?? left
  if (amount < SMALLEST_REFUND) throw badRequest('The amount must be at least INR 1.00', { field: 'amount' })
  if (amount > left) {
    throw badRequest('The refund amount provided is greater than amount captured', { field: 'amount' })
  }
  return makeRefund(world, payment, { ...input, amount })
}

/** Refunds in full, automatically, what was authorized but will not be captured. */
export function giveBackUncaptured(world: World, payment: Payment): Payment {
  makeRefund(world, payment, { amount: payment.amount, speed: 'normal' })
  return lookUp(world, 'payment', payment.id)
}

/** Moves a pending refund on. A failed one returns the money to the merchant. */
export function settleRefund(world: World, refund: Refund, status: Exclude<RefundStatus, 'pending'>): Refund {
  if (refund.status !== 'pending') throw badRequest(`The refund is ${refund.status} already.`)
  const settled: Refund = {
    ...refund,
    status,
    speed_processed: status === 'processed' ? 'normal' : null,
    acquirer_data: { rrn: status === 'processed' ? world.random.digits(12) : null },
  }
  world.entities.put(settled)
  const payment = lookUp(world, 'payment', refund.payment_id)
  const after = status === 'failed' ? withRefunded(payment, payment.amount_refunded - refund.amount) : payment
  world.entities.put(after)
  if (status === 'processed') enterRefund(world, settled, after)
  else takeLost(world, after)
  world.announce(`refund.${status}`, { refund: settled, payment: after })
  return settled
}

function makeRefund(world: World, payment: Payment, input: RefundInput & { amount: number }): Refund {
  const refund: Refund = {
    id: world.random.id('rfnd'),
    entity: 'refund',
    amount: input.amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: asNotes(input.notes),
    receipt: input.receipt ?? null,
    acquirer_data: { rrn: null },
    created_at: world.clock.seconds(),
    batch_id: null,
    status: 'pending',
    speed_processed: null,
    speed_requested: input.speed,
  }
  const after = withRefunded(payment, payment.amount_refunded + input.amount)
  world.entities.put(refund)
  world.entities.put(after)
  world.announce('refund.created', { refund, payment: after })
  return world.settings.read('refundStatus') === 'pending' ? refund : settleRefund(world, refund, 'processed')
}

function withRefunded(payment: Payment, amountRefunded: number): Payment {
  const isFull = amountRefunded === payment.amount
  return {
    ...payment,
    amount_refunded: amountRefunded,
    refund_status: isFull ? 'full' : amountRefunded > 0 ? 'partial' : null,
    status: isFull ? 'refunded' : payment.captured ? 'captured' : 'authorized',
  }
}

function monthsAfter(seconds: number, months: number): Date {
  const after = new Date(seconds * 1000)
  after.setUTCMonth(after.getUTCMonth() + months)
  return after
}
