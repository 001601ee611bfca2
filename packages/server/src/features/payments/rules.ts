// What a payment means for us, decided without a database: how states move and what must be looked at.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import type { KeyMode, PaymentStatus } from '../../db/tables.ts'

/**
 * From which states a payment may come to this one. Only forward, and `failed` is not final: a guest may try again
 * inside the UPI app, and banks answer late (razorpay.md §2.3, §0.3).
 */
export const REACHED_FROM: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: [],
  failed: ['created'],
  authorized: ['created', 'failed'],
  captured: ['created', 'failed', 'authorized'],
  refunded: ['created', 'failed', 'authorized', 'captured'],
}

type Charge = { amountPaise: number; currency: string }
type Box = { event_date: string; deleted_at: Date | null }

/**
 * Why an administrator should look at money that arrived, or null. It is recorded either way: money that arrived is a
 * fact (design §4.5).
 */
export function reviewReason(expectedPaise: number, charge: Charge, box: Box, paidAt: Date): string | null {
  const reasons = [
    charge.amountPaise !== expectedPaise &&
      `paid ${charge.amountPaise} paise where ${expectedPaise} were asked for`,
    box.deleted_at && 'the event box had been deleted',
    !isOpenToGuests(box.event_date, paidAt) && 'the event box had closed',
  ]
  return reasons.filter(Boolean).join('; ') || null
}

/** Test and live are separate worlds at the provider; the key tells which (razorpay.md §1.1). */
export const keyModeOf = (keyId: string): KeyMode => (keyId.startsWith('rzp_live_') ? 'live' : 'test')
