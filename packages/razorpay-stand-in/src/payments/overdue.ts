// Applies the passage of time to payments: pending ones fail.
import type { World } from '../world.ts'
import { failPayment } from './lifecycle.ts'

/** The bank has about ten minutes to answer. */
const UNANSWERED_SECONDS = 10 * 60

export function failOverduePayments(world: World): void {
  const to = world.clock.seconds() - UNANSWERED_SECONDS
  for (const payment of world.entities.list('payment', { status: 'created', to })) {
    failPayment(world, payment, 'payment_timed_out')
  }
}
