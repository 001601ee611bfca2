// A dispute: the bank of a payer wants a payment back, in up to three phases (docs: disputes, entity, chargeback fees and penalties).

import { z } from 'zod'
import { DISPUTE_PHASES, type Dispute, type DisputeStatus } from '../entities/dispute.ts'
import type { Payment } from '../entities/payment.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { enterDispute } from '../settlements/line.ts'
import { workingDaysAfter } from '../settlements/working-days.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

export const disputeInput = z.strictObject({
  /** The whole payment when omitted. */
  amount: z.int().min(100).optional(),
  webhooks: z.boolean().default(true),
})

/** `same_id`: the documents do not say which id the next phase carries. */
export const challengeInput = z.strictObject({
  same_id: z.boolean(),
  webhooks: z.boolean().default(true),
})

/** Working days (docs: chargeback phases and turnaround time). */
const RESPOND_WITHIN_DAYS = { chargeback: 3, pre_arbitration: 2, arbitration: 1 } as const

/** Opens a dispute of the bank about a captured payment. */
export function openDispute(world: World, paymentId: string, amount?: number | undefined): Dispute {
  const payment = lookUp(world, 'payment', paymentId)
  if (!payment.captured) throw badRequest('Only a captured payment can be disputed.')
  return open(world, payment, {
    id: world.random.id('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: amount ?? payment.amount,
    currency: payment.currency,
    reason_code: 'chargeback',
    reason_description: 'The payer says that it was not theirs.',
    phase: 'chargeback',
  })
}

type Claim = Omit<Dispute, 'status' | 'amount_deducted' | 'respond_by' | 'created_at'>

function open(world: World, payment: Payment, claim: Claim): Dispute {
  const isDeducted = world.settings.read('disputeDeducted') === 'at once'
  const now = world.clock.seconds()
  const dispute: Dispute = {
    ...claim,
    amount_deducted: isDeducted ? Math.min(claim.amount, leftOf(world, payment)) : 0,
    respond_by: workingDaysAfter(now, RESPOND_WITHIN_DAYS[claim.phase]),
    status: 'open',
    created_at: now,
  }
  world.entities.put(dispute)
  enterDispute(world, dispute, payment, dispute.amount_deducted)
  world.announce('payment.dispute.created', { payment, dispute })
  return dispute
}

/** The bank challenges a won dispute in its next phase. */
export function challengeDispute(world: World, won: Dispute, isSameId: boolean): Dispute {
  const phase = DISPUTE_PHASES[DISPUTE_PHASES.indexOf(won.phase) + 1]
  if (won.status !== 'won' || phase === undefined)
    throw badRequest(`The dispute is ${won.status} in ${won.phase}.`)
  const id = isSameId ? won.id : world.random.id('disp')
  return open(world, lookUp(world, 'payment', won.payment_id), { ...won, id, phase })
}

/** Paise of a payment that neither refunds nor disputes have taken: no refund is larger. */
export const leftOf = (world: World, { id, amount, amount_refunded }: Payment): number =>
  world.entities
    .list('dispute', { payment_id: id })
    .reduce((left, { amount_deducted }) => left - amount_deducted, amount - amount_refunded)

/** A dispute that was lost while a refund left nothing of the payment takes its amount once that refund has failed. */
export function takeLost(world: World, payment: Payment): void {
  for (const dispute of world.entities.list('dispute', { payment_id: payment.id })) {
    if (dispute.status !== 'lost' || dispute.amount_deducted > 0) continue
    const taken = { ...dispute, amount_deducted: Math.min(dispute.amount, leftOf(world, payment)) }
    world.entities.put(taken)
    enterDispute(world, taken, payment, taken.amount_deducted)
  }
}

/** The bank decides, or reviews the evidence. A decision of a phase is final, and takes no more than is left of the payment. */
export function moveDispute(world: World, dispute: Dispute, status: Exclude<DisputeStatus, 'open'>): Dispute {
  if (dispute.status !== 'open' && dispute.status !== 'under_review')
    throw badRequest(`The dispute is ${dispute.status} already.`)
  const payment = lookUp(world, 'payment', dispute.payment_id)
  const { amount_deducted: before } = dispute
  const isLost = status === 'lost'
  const amount_deducted =
    isLost && before === 0
      ? Math.min(dispute.amount, leftOf(world, payment))
      : status === 'under_review' || isLost
        ? before
        : 0
  const moved: Dispute = { ...dispute, status, amount_deducted }
  world.entities.put(moved)
  enterDispute(world, moved, payment, amount_deducted - before)
  world.announce(`payment.dispute.${status}`, { payment, dispute: moved })
  return moved
}
