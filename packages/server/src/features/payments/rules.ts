// What a payment means for us, decided without a database: how states move and what must be looked at.

import { boxId } from '@lifafa/contract/endpoints/event-boxes'
import type { PaymentState } from '@lifafa/contract/endpoints/payments'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { guestDetails } from '@lifafa/contract/guest-details'
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import * as z from 'zod/mini'
import type { DisputeStatus, PaymentStatus, Row } from '../../db/tables.ts'
import type { OrderNotes } from '../../provider/provider.ts'

/**
 * From which states a payment may come to this one. Only forward, and `failed` is not final: a guest may try again
 * inside the UPI app, and banks answer late (docs/razorpay.md §2.3, §0.3).
 */
export const ALLOWED_FROM: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: [],
  failed: ['created'],
  authorized: ['created', 'failed'],
  captured: ['created', 'failed', 'authorized'],
  refunded: ['created', 'failed', 'authorized', 'captured'],
}

type Box = { event_date: string; deleted_at: Date | null }

/**
 * Why an administrator should look at a gift that arrived; the gift is recorded either way, since money that arrived is a
 * fact.
 */
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

/** What came of an event that told of money, or should have, and found no place in our books. */
export const LOST_OUTCOMES: readonly string[] = ['unknown-order', 'unknown-payment', 'unreadable']

const STAGES: Readonly<Record<DisputeStatus, number>> = {
  open: 0,
  under_review: 1,
  won: 2,
  closed: 2,
  lost: 3,
}

/** News come in any order, and again: a dispute only goes forward, and money that a lost one took is gone. */
export const isDisputeNews = (before: DisputeStatus | undefined, told: DisputeStatus): boolean =>
  before === undefined || STAGES[told] > STAGES[before]

/** What an administrator is told of a dispute; the first two are one thing to do: to answer it. */
export const FLAG_OF_DISPUTE = {
  open: 'disputed',
  under_review: 'disputed',
  won: 'dispute-won',
  closed: 'dispute-closed',
  lost: 'dispute-lost',
} as const satisfies Record<DisputeStatus, FlagKind>

/**
 * When the provider is asked next about an order of this age: at the first of `afterMs` (milliseconds after it was opened)
 * that is still to come, or null when it has been asked for the last time.
 */
export function nextCheck(openedAt: Date, now: Date, afterMs: readonly number[]): Date | null {
  const due = afterMs.map((ms) => openedAt.getTime() + ms).find((moment) => moment > now.getTime())
  return due === undefined ? null : new Date(due)
}

const HOUR_MS = 60 * 60 * 1000

/**
 * When the provider is asked again about an order of which it refused to tell: after an hour, then each time when the order
 * is twice as old. Its key may be wrong for a while, so that an order is never given up for a refusal.
 */
export const checkAfterRefusal = (openedAt: Date, now: Date): Date =>
  new Date(now.getTime() + Math.max(HOUR_MS, now.getTime() - openedAt.getTime()))

/**
 * When the provider is asked again about a refund that the bank has not carried out: after five minutes, then each time when
 * the refund is twice as old, at last daily. Most are carried out at once, some need a week (docs/razorpay.md §8).
 */
export const checkRefundAgain = (askedForAt: Date, now: Date): Date => {
  const age = now.getTime() - askedForAt.getTime()
  return new Date(now.getTime() + Math.min(24 * HOUR_MS, Math.max(HOUR_MS / 12, age)))
}

/**
 * True when the provider can have no more news of an order: it was tried once, and that payment has come to its end.
 * After several tries an earlier one may still be captured, days later (docs/razorpay.md §2.3).
 */
export const isSettled = (attempts: readonly { status: PaymentStatus }[]): boolean =>
  attempts.length === 1 && attempts.every(({ status }) => status === 'captured' || status === 'refunded')

/** Whoever is asked to capture by itself does so within seconds; after three days it gives the money back (docs/razorpay.md §2.3). */
const CAPTURED_WITHIN_MS = 24 * HOUR_MS

/** True where money that a bank has promised a day after its order was opened has still not been taken. */
export const isCaptureOverdue = (
  openedAt: Date,
  now: Date,
  attempts: readonly { status: PaymentStatus }[],
): boolean =>
  now.getTime() - openedAt.getTime() >= CAPTURED_WITHIN_MS &&
  attempts.some(({ status }) => status === 'authorized')

/** `captured` too: money that cannot be placed yet. */
const ASK_AGAIN_MS = { least: 3_000, most: 60_000 }

/**
 * Milliseconds for which the provider is not asked about an order again, however many guests' browsers ask us: a twentieth of
 * the order's age, since what has not come in an hour will not come in the next second.
 */
export const askAgainMs = (createdAt: Date, now: Date): number =>
  Math.min(ASK_AGAIN_MS.most, Math.max(ASK_AGAIN_MS.least, (now.getTime() - createdAt.getTime()) / 20))

const UNDER_WAY: ReadonlySet<PaymentStatus> = new Set(['created', 'authorized', 'captured'])

/** What a guest is told of an order that is no contribution (yet), by its attempts. */
export function stateForGuest(attempts: readonly { status: PaymentStatus }[]): PaymentState {
  if (attempts.some(({ status }) => UNDER_WAY.has(status))) return 'pending'
  return attempts.some(({ status }) => status === 'failed') ? 'failed' : 'none'
}

type Intended = Pick<
  Row<'payment_orders'>,
  'event_box_id' | 'guest_name' | 'guest_phone' | 'guest_address' | 'request_key'
>

/** What tells an order apart: short, and nothing that a guest wrote. */
export const marksOf = (order: Intended, installation: string): OrderNotes => ({
  installation,
  ...(order.event_box_id && { event_box: order.event_box_id }),
  ...(order.request_key && { request_key: order.request_key }),
})

/** An intention as the provider keeps it for us; what is not known is left out. */
export const notesOf = (order: Intended, installation: string): OrderNotes => ({
  ...marksOf(order, installation),
  ...(order.guest_name && { guest_name: order.guest_name }),
  ...(order.guest_phone && { guest_phone: order.guest_phone }),
  ...(order.guest_address && { guest_address: order.guest_address }),
})

/**
 * An order of another installation, or of another product, on the same account: ours carry our mark. One without a mark
 * (opened before there were any, or where the provider took no notes) is ours if it names one of our boxes.
 */
export const isOfOthers = (
  { installation }: OrderNotes,
  ours: { installation: string; namesOurBox: boolean },
): boolean => (installation === undefined ? !ours.namesOurBox : installation !== ours.installation)

const ifItFits = <S extends z.ZodMiniType<string>>(field: S, text: string | undefined): string | null =>
  z.safeParse(field, text).data ?? null

/** The way back from `notesOf`; anybody with the provider's account may have changed the notes meanwhile. */
export const intentionIn = (notes: OrderNotes): Intended => ({
  event_box_id: ifItFits(boxId, notes.event_box),
  request_key: ifItFits(z.uuid(), notes.request_key),
  guest_name: ifItFits(guestDetails.name, notes.guest_name),
  guest_phone: ifItFits(guestDetails.phone, notes.guest_phone),
  guest_address: ifItFits(guestDetails.address, notes.guest_address),
})
