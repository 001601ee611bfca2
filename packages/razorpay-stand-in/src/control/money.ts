// Control plane for money: pays without a browser, and moves payments, refunds and payouts as a bank would.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { disputeInput, moveDispute, openDispute } from '../disputes/dispute.ts'
import { disputeStatuses } from '../entities/dispute.ts'
import { payoutStatuses } from '../entities/payout.ts'
import { parse } from '../http/parse.ts'
import { attemptPayment, checkoutProof } from '../payments/attempt.ts'
import { failureReasons } from '../payments/failure.ts'
import {
  authorizePayment,
  beginPayment,
  capturePayment,
  captureToo,
  failPayment,
} from '../payments/lifecycle.ts'
import { errorOf, payerInput } from '../payments/payment.ts'
import { movePayout } from '../payouts/states.ts'
import { refundPayment, settleRefund } from '../refunds/lifecycle.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

type ById = { Params: { id: string } }

const payInput = payerInput.extend({
  /** `begin` leaves the payment pending at the bank: `created`. */
  outcome: z.enum(['pay', 'fail', 'begin']).default('pay'),
  reason: z.enum(failureReasons).default('payment_failed'),
  webhooks: z.boolean().default(true),
})

const paymentStateInput = z.strictObject({
  status: z.enum(['authorized', 'captured', 'failed', 'refunded']),
  reason: z.enum(failureReasons).default('payment_failed'),
  /** Paise to refund; by default all that is left. */
  amount: z.int().optional(),
  /** With `captured`: even where another payment has paid the order. */
  too: z.boolean().default(false),
  webhooks: z.boolean().default(true),
})

const refundStateInput = z.strictObject({ status: z.enum(['processed', 'failed']) })

const disputeStateInput = z.strictObject({
  status: z.enum(disputeStatuses).exclude(['open']),
  webhooks: z.boolean().default(true),
})

const payoutStateInput = z.strictObject({
  status: z.enum(payoutStatuses),
  details: z
    .strictObject({ description: z.string(), source: z.string(), reason: z.string() })
    .nullable()
    .default(null),
})

export function moneyControls(app: FastifyInstance, world: World) {
  const silent: World = { ...world, announce: () => {} }

  /** Returns what Checkout would hand to the page: the three fields, or for a failure `{ error }`. */
  app.post<ById>('/orders/:id/pay', async (request) => {
    const { outcome, reason, webhooks, ...payer } = parse(payInput, request.body ?? {})
    const used = webhooks ? world : silent
    return world.atomically(() => {
      const order = lookUp(world, 'order', request.params.id)
      if (outcome === 'begin') return { razorpay_payment_id: beginPayment(used, order, payer).id }
      const payment = attemptPayment(used, order, payer, outcome === 'fail' ? reason : undefined)
      return payment.status === 'failed' ? { error: errorOf(payment) } : checkoutProof(world, payment)
    })
  })

  /** Moves a payment as the bank (also late) or the merchant's dashboard does. Returns the payment. */
  app.post<ById>('/payments/:id/state', async (request) => {
    const { status, reason, amount, too, webhooks } = parse(paymentStateInput, request.body)
    const used = webhooks ? world : silent
    return world.atomically(() => {
      const payment = lookUp(world, 'payment', request.params.id)
      switch (status) {
        case 'authorized':
          return authorizePayment(used, payment)
        case 'captured':
          if (too) return captureToo(used, payment)
          return capturePayment(
            used,
            payment.status === 'authorized' ? payment : authorizePayment(used, payment),
          )
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

  /** The payer's bank disputes a payment, or decides a dispute. */
  app.post<ById>('/payments/:id/dispute', async (request) => {
    const { webhooks, amount } = parse(disputeInput, request.body ?? {})
    return world.atomically(() => openDispute(webhooks ? world : silent, request.params.id, { amount }))
  })

  app.post<ById>('/disputes/:id/state', async (request) => {
    const { status, webhooks } = parse(disputeStateInput, request.body)
    const used = webhooks ? world : silent
    return world.atomically(() => moveDispute(used, lookUp(world, 'dispute', request.params.id), status))
  })

  app.post<ById>('/payouts/:id/state', async (request) => {
    const { status, details } = parse(payoutStateInput, request.body)
    return world.atomically(() =>
      movePayout(world, lookUp(world, 'payout', request.params.id), status, details),
    )
  })

  /** All payouts, newest first, with the account of each. */
  app.get('/payouts', async () => ({ payouts: world.entities.list('payout', {}) }))

  /** All payments, oldest first: tests compare their books with them. */
  app.get<{ Querystring: { status?: string } }>('/payments', async (request) => ({
    payments: world.entities.list('payment', { status: request.query.status }).reverse(),
  }))
}
