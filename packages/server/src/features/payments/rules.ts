// Decides, without a database, how payments, disputes and orders change state, and what is flagged.

import type { PaymentState } from '@lifafa/contract/endpoints/payments'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { boxId } from '@lifafa/contract/fields/box-id'
import { guestDetails } from '@lifafa/contract/fields/guest-schemas'
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import * as z from 'zod/mini'
import type { DisputeStatus, PaymentStatus, Row } from '../../db/tables.ts'
import type { OrderNotes } from '../../provider/provider.ts'

/**
 * The states from which a payment may change to each state; from refunded to captured where a refund failed
 * (store-payment.ts). Changes only go forward, and `failed` is not final: a guest
 * may try again inside the UPI app, and banks answer late (docs/razorpay.md §2.3, §0.3).
 */
export const ALLOWED_FROM: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: [],
  failed: ['created'],
  authorized: ['created', 'failed'],
  captured: ['created', 'failed', 'authorized'],
  refunded: ['created', 'failed', 'authorized', 'captured'],
}

type Box = { event_date: string; deleted_at: Date | null }

/** The review flags of a new contribution. It is recorded either way, since the money has arrived. */
export function flagsOnArrival(
  { orderedPaise, paidPaise, paidAt }: { orderedPaise: number; paidPaise: number; paidAt: Date },
  box: Box,
): { kind: FlagKind; detail?: FlagDetail }[] {
  const differs = {
    kind: 'amount-differs',
    detail: { paid_paise: paidPaise, ordered_paise: orderedPaise },
  } as const
  return [
    ...(paidPaise === orderedPaise ? [] : [differs]),
    ...(box.deleted_at ? [{ kind: 'box-deleted' } as const] : []),
    ...(isOpenToGuests(box.event_date, paidAt) ? [] : [{ kind: 'box-closed' } as const]),
  ]
}

/** Outcomes of events that reported money, or should have, and that could not be applied. */
export const UNAPPLIED_OUTCOMES: readonly string[] = ['unknown-order', 'unknown-payment', 'unreadable']

const STAGES: Readonly<Record<DisputeStatus, number>> = {
  open: 0,
  under_review: 1,
  won: 2,
  closed: 2,
  lost: 3,
}

/** Updates come in any order and repeatedly: a dispute only goes forward, and money that a lost one took is gone. */
export const isDisputeUpdate = (before: DisputeStatus | undefined, reported: DisputeStatus): boolean =>
  before === undefined || STAGES[reported] > STAGES[before]

/** The review flag of each dispute status; the first two ask for the same thing: to answer the dispute. */
export const FLAG_OF_DISPUTE = {
  open: 'disputed',
  under_review: 'disputed',
  won: 'dispute-won',
  closed: 'dispute-closed',
  lost: 'dispute-lost',
} as const satisfies Record<DisputeStatus, FlagKind>

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

/**
 * True when an order can have no more updates: there was one attempt, and it has ended. After several attempts an
 * earlier one may still be captured, days later (docs/razorpay.md §2.3).
 */
export const isSettled = (attempts: readonly { status: PaymentStatus }[]): boolean =>
  attempts.length === 1 && attempts.every(({ status }) => status === 'captured' || status === 'refunded')

/** With automatic capture the provider captures within seconds; after three days it refunds (docs/razorpay.md §2.3). */
const CAPTURED_WITHIN_MS = 24 * HOUR_MS

/** True where a payment is still only authorized a day after its order was opened. */
export const isCaptureOverdue = (
  openedAt: Date,
  now: Date,
  attempts: readonly { status: PaymentStatus }[],
): boolean =>
  now.getTime() - openedAt.getTime() >= CAPTURED_WITHIN_MS &&
  attempts.some(({ status }) => status === 'authorized')

/** Applies to `captured` too: money whose box is not known yet. */
const ASK_AGAIN_MS = { least: 3_000, most: 60_000 }

/**
 * Milliseconds for which the provider is not asked about an order again, however many guests' browsers ask us: a
 * twentieth of the order's age, since what has not come in an hour will not come in the next second.
 */
export const askAgainMs = (createdAt: Date, now: Date): number =>
  Math.min(ASK_AGAIN_MS.most, Math.max(ASK_AGAIN_MS.least, (now.getTime() - createdAt.getTime()) / 20))

const UNDER_WAY: ReadonlySet<PaymentStatus> = new Set(['created', 'authorized', 'captured'])

/** The state that a guest sees of an order that is no contribution (yet), by its attempts. */
export function stateForGuest(attempts: readonly { status: PaymentStatus }[]): PaymentState {
  if (attempts.some(({ status }) => UNDER_WAY.has(status))) return 'pending'
  return attempts.some(({ status }) => status === 'failed') ? 'failed' : 'none'
}

type Intended = Pick<
  Row<'payment_orders'>,
  'guest_name' | 'guest_phone' | 'guest_address' | 'request_key'
> & { event_box_id: string | null }

/** The notes that identify an order: short, and nothing that a guest wrote. */
export const identifyingNotes = (order: Intended, installation: string): OrderNotes => ({
  installation,
  ...(order.event_box_id && { event_box: order.event_box_id }),
  ...(order.request_key && { request_key: order.request_key }),
})

/** The notes that the provider stores with an order; unknown values are left out. */
export const notesOf = (order: Intended, installation: string): OrderNotes => ({
  ...identifyingNotes(order, installation),
  ...(order.guest_name && { guest_name: order.guest_name }),
  ...(order.guest_phone && { guest_phone: order.guest_phone }),
  ...(order.guest_address && { guest_address: order.guest_address }),
})

/**
 * True for an order of another installation, or of another product, on the same account: ours carry the installation's
 * id. One without that id (opened before it was introduced, or where the provider took no notes) is ours if it names one
 * of our boxes.
 */
export const isOfOthers = (
  { installation }: OrderNotes,
  ours: { installation: string; namesOurBox: boolean },
): boolean => (installation === undefined ? !ours.namesOurBox : installation !== ours.installation)

const parseOrNull = <S extends z.ZodMiniType<string>>(field: S, text: string | undefined): string | null =>
  z.safeParse(field, text).data ?? null

/** The inverse of `notesOf`; the notes may have been edited at the provider's dashboard meanwhile. */
export const intentionIn = (notes: OrderNotes): Intended => ({
  event_box_id: parseOrNull(boxId, notes.event_box),
  request_key: parseOrNull(z.uuid(), notes.request_key),
  guest_name: parseOrNull(guestDetails.name, notes.guest_name),
  guest_phone: parseOrNull(guestDetails.phone, notes.guest_phone),
  guest_address: parseOrNull(guestDetails.address, notes.guest_address),
})
