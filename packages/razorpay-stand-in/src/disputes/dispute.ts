// A dispute: the bank of a payer wants a payment back (docs: disputes, entity and fetch all).

import { z } from 'zod'
import type { Dispute, DisputeStatus } from '../entities/dispute.ts'
import type { Payment } from '../entities/payment.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { enterLostDispute } from '../settlements/line.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

export const disputeInput = z.strictObject({
  /** The whole payment when omitted. */
  amount: z.int().min(100).optional(),
  webhooks: z.boolean().default(true),
})

const RESPOND_WITHIN_SECONDS = 7 * 86_400

/** Opens a dispute of the bank about a captured payment. */
export function openDispute(world: World, paymentId: string, amount?: number | undefined): Dispute {
  const payment = lookUp(world, 'payment', paymentId)
  if (!payment.captured) throw badRequest('Only a captured payment can be disputed.')
  const dispute: Dispute = {
    id: world.random.id('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: amount ?? payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'chargeback',
    reason_description: 'The payer says that it was not theirs.',
    respond_by: world.clock.seconds() + RESPOND_WITHIN_SECONDS,
    status: 'open',
    phase: 'chargeback',
    created_at: world.clock.seconds(),
  }
  world.entities.put(dispute)
  world.announce('payment.dispute.created', { payment, dispute })
  return dispute
}

/** Paise that disputes have taken back of a payment. */
export const lostOf = (world: World, { id }: Payment): number =>
  world.entities
    .list('dispute', { payment_id: id, status: 'lost' })
    .reduce((sum, { amount_deducted }) => sum + amount_deducted, 0)

/** The bank decides, or reviews the evidence. A decision is final, and takes no more than is left of the payment. */
export function moveDispute(world: World, dispute: Dispute, status: Exclude<DisputeStatus, 'open'>): Dispute {
  if (dispute.status !== 'open' && dispute.status !== 'under_review')
    throw badRequest(`The dispute is ${dispute.status} already.`)
  const payment = lookUp(world, 'payment', dispute.payment_id)
  const left = payment.amount - payment.amount_refunded - lostOf(world, payment)
  const amount_deducted = status === 'lost' ? Math.min(dispute.amount, left) : 0
  const moved: Dispute = { ...dispute, status, amount_deducted }
  world.entities.put(moved)
  if (amount_deducted > 0) enterLostDispute(world, moved, payment)
  world.announce(`payment.dispute.${status}`, { payment, dispute: moved })
  return moved
}
