// Decides how payments change state, and what the attempts to pay an order say of it.
import type { PaymentState } from '@lifafa/contract/endpoints/payments'
import type { PaymentStatus } from '../../../db/tables.ts'

/**
 * The states from which a payment may change to each state; from refunded to captured where a refund failed
 * (db/schema/record-contribution.sql). Changes only go forward, and `failed` is not final: a guest
 * may try again inside the UPI app, and banks answer late (docs/razorpay.md §2.3).
 */
export const ALLOWED_FROM: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: [],
  failed: ['created'],
  authorized: ['created', 'failed'],
  captured: ['created', 'failed', 'authorized'],
  refunded: ['created', 'failed', 'authorized', 'captured'],
}

/** Outcomes of events that reported money, or should have, and that could not be applied. */
export const UNAPPLIED_OUTCOMES: readonly string[] = [
  'unknown-order',
  'unknown-payment',
  'unreadable',
  'forged',
]

/**
 * True when an order can have no more updates: there was one attempt, and it has ended. After several attempts an
 * earlier one may still be captured, days later (docs/razorpay.md §2.3).
 */
export const isSettled = (attempts: readonly { status: PaymentStatus }[]): boolean =>
  attempts.length === 1 && attempts.every(({ status }) => status === 'captured' || status === 'refunded')

/** With automatic capture the provider captures within seconds; after three days it refunds (docs/razorpay.md §2.3). */
const CAPTURED_WITHIN_MS = 24 * 60 * 60 * 1000

/** True if a payment is still only authorized a day after its order was opened. */
export const isCaptureOverdue = (
  openedAt: Date,
  now: Date,
  attempts: readonly { status: PaymentStatus }[],
): boolean =>
  now.getTime() - openedAt.getTime() >= CAPTURED_WITHIN_MS &&
  attempts.some(({ status }) => status === 'authorized')

const UNDER_WAY: ReadonlySet<PaymentStatus> = new Set(['created', 'authorized', 'captured'])

/** The state that a guest sees of an order that is no contribution (yet), by its attempts. */
export function stateForGuest(attempts: readonly { status: PaymentStatus }[]): PaymentState {
  if (attempts.some(({ status }) => UNDER_WAY.has(status))) return 'pending'
  return attempts.some(({ status }) => status === 'failed') ? 'failed' : 'none'
}
