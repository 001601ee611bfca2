// Postpones the checks of seeded refunds, payouts and settlements, of which the provider knows nothing.
import type { SeedOptions } from '../options.ts'
import { later, type Seeding } from './seeding.ts'

const DAYS_UNTIL_ASKED = 30

/** The provider has none of these payments and settlements: it is not asked for a month, and no alarm says that its webhooks stopped. */
export async function postponeChecks(
  { db, now }: Seeding,
  { seed }: SeedOptions,
  { hostIds, settlements }: { hostIds: readonly string[]; settlements: readonly string[] },
): Promise<void> {
  const check_at = later(now, DAYS_UNTIL_ASKED * 24)
  const payouts = db.updateTable('payouts').where('host_id', 'in', hostIds)
  await payouts.set({ check_at }).where('state', 'in', ['due', 'sent', 'processing']).execute()
  await payouts.set({ check_at: null }).where('state', '=', 'processed').execute()
  const payments = db
    .selectFrom('payments')
    .innerJoin('event_boxes', 'event_boxes.id', 'payments.event_box_id')
    .where('host_id', 'in', hostIds)
    .select('payments.id')
  await db
    .updateTable('refunds')
    .set({ check_at })
    .where('state', 'in', ['requested', 'sent'])
    .where('payment_id', 'in', payments)
    .execute()
  const followed = db.updateTable('settlements').where('id', 'in', settlements)
  await followed.set({ check_at }).where('booked_at', 'is', null).execute()
  await followed.set({ check_at: null }).where('booked_at', 'is not', null).execute()
  const event = {
    type: 'payment.captured',
    body: '{}',
    received_at: now,
    handled_at: now,
    outcome: 'already',
  }
  await db
    .insertInto('provider_events')
    .values({ id: `seed-${seed}`, ...event })
    .execute()
}
