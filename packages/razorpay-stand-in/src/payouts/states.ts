// The states of a payout, and their transitions (docs: payouts, life cycle).
import { NO_CHARGE, PAYOUT_CHARGE, type Payout, type PayoutStatus } from '../entities/payout.ts'
import { badRequest } from '../http/razorpay-error.ts'
import type { World } from '../world.ts'

const NEXT_STATUSES: Record<PayoutStatus, readonly PayoutStatus[]> = {
  pending: ['queued', 'scheduled', 'processing', 'rejected'],
  queued: ['processing', 'cancelled', 'failed'],
  scheduled: ['processing', 'cancelled'],
  processing: ['processed', 'reversed', 'failed'],
  // The money may still be returned up to three working days later.
  processed: ['reversed'],
  failed: ['reversed'],
  reversed: [],
  cancelled: [],
  rejected: [],
}

/** The bank or an approver moves the payout on. `isReferenceTold`: false where the bank's reference comes later. */
export function movePayout(
  world: World,
  payout: Payout,
  status: PayoutStatus,
  details: Payout['status_details'],
  isReferenceTold = true,
): Payout {
  if (!NEXT_STATUSES[payout.status].includes(status)) {
    throw badRequest(`A payout that is ${payout.status} cannot become ${status}.`)
  }
  const moved: Payout = {
    ...payout,
    ...(status === 'processing' ? PAYOUT_CHARGE : {}),
    ...(payout.status === 'processing' && status !== 'processed' ? NO_CHARGE : {}),
    status,
    status_details: details,
    utr: status === 'processed' && isReferenceTold ? world.random.digits(12) : payout.utr,
  }
  world.entities.put(moved)
  // Cancelling is the merchant's own action; RazorpayX sends no event for it, nor for a date that it set itself.
  if (status !== 'cancelled' && status !== 'scheduled') {
    world.announce(status === 'processing' ? 'payout.initiated' : `payout.${status}`, { payout: moved })
  }
  return moved
}

/** The bank's reference of a payout that was processed without one. */
export function tellReference(world: World, payout: Payout): void {
  const told: Payout = { ...payout, utr: world.random.digits(12) }
  world.entities.put(told)
  world.announce('payout.updated', { payout: told })
}
