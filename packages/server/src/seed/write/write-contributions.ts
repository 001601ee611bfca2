// Writes the orders of a plan, and what becomes of their payments.
import { endsAt } from '@lifafa/contract/event-timing'
import { chargePaise } from '@lifafa/contract/money'
import { applyPayment } from '../../features/payments/payment/apply-payment.ts'
import type { PlannedContribution } from '../plan/plan.ts'
import { type Courses, courses } from './courses.ts'
import { capturedPayment } from './provider.ts'
import { later, type Seeding } from './seeding.ts'

const ORDERS_AT_ONCE = 500
/** On PostgreSQL, on connections of their own; the embedded database has one. */
const LANES = 8
const MINUTES_AT_CHECKOUT = 2

async function insertOrders({ db }: Seeding, contributions: readonly PlannedContribution[]): Promise<void> {
  await db
    .insertInto('payment_orders')
    .values(
      contributions.map(({ box, course, guest, rupees, paidAt, orderId }) => {
        const openedAt = later(paidAt, -MINUTES_AT_CHECKOUT / 60)
        return {
          event_box_id: box.id,
          guest_name: guest.name,
          guest_phone: guest.phone,
          guest_address: guest.address,
          amount_paise: chargePaise(rupees),
          state: course === 'abandoned' ? ('abandoned' as const) : ('created' as const),
          provider_order_id: orderId,
          key_mode: 'test' as const,
          created_at: openedAt,
          updated_at: openedAt,
        }
      }),
    )
    .execute()
}

/** After its event's end, where that has been. */
const atItsTime = (contribution: PlannedContribution): PlannedContribution =>
  contribution.course === 'paid-late' && contribution.box.payout
    ? { ...contribution, paidAt: later(endsAt(contribution.box.details.marriage_date), 1) }
    : contribution

async function writeContribution(seeding: Seeding, contribution: PlannedContribution): Promise<void> {
  const course = (courses as Courses)[contribution.course]
  if (course) return course(seeding, contribution)
  await applyPayment({ ...seeding, now: contribution.paidAt }, capturedPayment(contribution))
}

export async function writeContributions(
  seeding: Seeding,
  planned: readonly PlannedContribution[],
): Promise<void> {
  const contributions = planned.map(atItsTime).toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
  for (let from = 0; from < contributions.length; from += ORDERS_AT_ONCE)
    await insertOrders(seeding, contributions.slice(from, from + ORDERS_AT_ONCE))
  const waiting = contributions.values()
  let written = 0
  const work = async () => {
    for (const contribution of waiting) {
      await writeContribution(seeding, contribution)
      seeding.onWritten?.(++written)
    }
  }
  await Promise.all(Array.from({ length: LANES }, work))
}
