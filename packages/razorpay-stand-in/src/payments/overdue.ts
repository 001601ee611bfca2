// Applies the passage of time to payments: pending ones fail, authorized ones without a capture are refunded.

import { giveBackUncaptured } from '../refunds/lifecycle.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { failPayment } from './lifecycle.ts'

/** The bank has about ten minutes to answer. */
const UNANSWERED_SECONDS = 10 * 60

export function settleOverduePayments(world: World): void {
  const now = world.clock.seconds()
  for (const payment of world.entities.list('payment', { status: 'created', to: now - UNANSWERED_SECONDS })) {
    failPayment(world, payment, 'payment_timed_out')
  }
  for (const payment of world.entities.list('payment', { status: 'authorized' })) {
    const { capture } = lookUp(world, 'order', payment.order_id)
    if (payment.created_at + capture.windowMinutes * 60 <= now) giveBackUncaptured(world, payment)
  }
}
