// Decides when the provider is asked about an order or a refund again.

/**
 * When an order is checked next: at the first of `afterMs` (milliseconds after it was opened) that is still to come, or
 * null after the last check.
 */
export function nextCheck(openedAt: Date, now: Date, afterMs: readonly number[]): Date | null {
  const due = afterMs.map((ms) => openedAt.getTime() + ms).find((moment) => moment > now.getTime())
  return due === undefined ? null : new Date(due)
}

const HOUR_MS = 60 * 60 * 1000

/**
 * When an order is checked again after the provider refused to report it: after an hour, then each time when the order
 * is twice as old. The key may be wrong for a while, so that an order is never abandoned for a refusal.
 */
export const checkAfterRefusal = (openedAt: Date, now: Date): Date =>
  new Date(now.getTime() + Math.max(HOUR_MS, now.getTime() - openedAt.getTime()))

/**
 * When a refund that the bank has not carried out is checked again: after five minutes, then each time when it is twice
 * as old, at least daily. Most are carried out at once, some need a week (docs/razorpay.md §8).
 */
export const checkRefundAgain = (askedForAt: Date, now: Date): Date => {
  const age = now.getTime() - askedForAt.getTime()
  return new Date(now.getTime() + Math.min(24 * HOUR_MS, Math.max(HOUR_MS / 12, age)))
}

/** Applies to `captured` too: money whose box is not known yet. */
const ASK_AGAIN_MS = { least: 3_000, most: 60_000 }

/**
 * Milliseconds for which the provider is not asked about an order again, however many guests' browsers ask us. A
 * twentieth of the order's age: a payment that has not come in an hour will not come in the next second.
 */
export const askAgainMs = (createdAt: Date, now: Date): number =>
  Math.min(ASK_AGAIN_MS.most, Math.max(ASK_AGAIN_MS.least, (now.getTime() - createdAt.getTime()) / 20))
