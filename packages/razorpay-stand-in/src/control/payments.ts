// Control plane for payments: pays without a browser, and moves payments and refunds as a bank would.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../http/parse.ts'
import { attemptPayment, checkoutProof } from '../payments/attempt.ts'
import { captureToo } from '../payments/capture.ts'
import { FAILURE_REASONS } from '../payments/failure.ts'
import { acceptPayment, beginPayment, failPayment } from '../payments/lifecycle.ts'
import { errorOf, payerInput } from '../payments/payment.ts'
import { refundPayment, settleRefund } from '../refunds/lifecycle.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { withWebhooks } from './with-webhooks.ts'

type ById = { Params: { id: string } }

const payInput = payerInput.extend({
  /** `begin` leaves the payment pending at the bank: `created`. */
  outcome: z.enum(['pay', 'fail', 'begin']).default('pay'),
  reason: z.enum(FAILURE_REASONS).default('payment_failed'),
  webhooks: z.boolean().default(true),
})

/** `authorized`: captured by itself, or given back if another payment has paid the order. `captured`: also then. */
const paymentStateInput = z.strictObject({
  status: z.enum(['authorized', 'captured', 'failed', 'refunded']),
  reason: z.enum(FAILURE_REASONS).default('payment_failed'),
  /** Paise to refund; by default all that is left. */
  amount: z.int().optional(),
  webhooks: z.boolean().default(true),
})

const refundStateInput = z.strictObject({ status: z.enum(['processed', 'failed']) })

export function paymentControls(app: FastifyInstance, world: World) {
  /** Returns what Checkout would hand to the page: the three fields, or for a failure `{ error }`. */
  app.post<ById>('/orders/:id/pay', async (request) => {
    const { outcome, reason, webhooks, ...payer } = parse(payInput, request.body ?? {})
    const used = withWebhooks(world, webhooks)
    return world.atomically(() => {
      const order = lookUp(world, 'order', request.params.id)
      if (outcome === 'begin') return { razorpay_payment_id: beginPayment(used, order, payer).id }
      const payment = attemptPayment(used, order, payer, outcome === 'fail' ? reason : undefined)
      return payment.status === 'failed' ? { error: errorOf(payment) } : checkoutProof(world, payment)
    })
  })

  /** Moves a payment as the bank (also late) or the merchant's dashboard does. Returns the payment. */
  app.post<ById>('/payments/:id/state', async (request) => {
    const { status, reason, amount, webhooks } = parse(paymentStateInput, request.body)
    const used = withWebhooks(world, webhooks)
    return world.atomically(() => {
      const payment = lookUp(world, 'payment', request.params.id)
      switch (status) {
        case 'authorized':
          return acceptPayment(used, payment)
        case 'captured':
          return captureToo(used, payment)
        case 'failed':
          return failPayment(used, payment, reason)
        case 'refunded':
          refundPayment(used, payment, { amount, speed: 'normal' })
          return lookUp(world, 'payment', payment.id)
      }
    })
  })

  app.post<ById>('/refunds/:id/state', async (request) => {
    const { status } = parse(refundStateInput, request.body)
    return world.atomically(() => settleRefund(world, lookUp(world, 'refund', request.params.id), status))
  })

  /** All payments, oldest first: tests compare their books with them. */
  app.get<{ Querystring: { status?: string } }>('/payments', async (request) => ({
    payments: world.entities.list('payment', { status: request.query.status }).reverse(),
  }))
}
