// Fills a database with made-up hosts, events and money, as far as possible by the functions that write real ones.
import { findInconsistencies } from '../db/self-check/self-check.ts'
import { setHostStatus } from '../features/admin-users/writes/set-host-status.ts'
import type { SeedOptions } from './options.ts'
import { makePlan } from './plan/make-plan.ts'
import type { Plan } from './plan/plan.ts'
import { randomOf } from './plan/random.ts'
import { refuseDatabase } from './refuse.ts'
import { dispute } from './write/disputed.ts'
import { later, type Seeding } from './write/seeding.ts'
import { writeContributions } from './write/write-contributions.ts'
import { writeFeedback } from './write/write-feedback.ts'
import { writeHosts } from './write/write-hosts.ts'
import { writePayouts } from './write/write-payouts.ts'
import { writeSettlements } from './write/write-settlements.ts'

const DAYS_UNTIL_ASKED = 30

export type Seeded = { hosts: number; events: number; contributions: number; email: string; boxId: string }

type Accounts = { adminId: string; passwordHash: string }

/**
 * Throws Error with a sentence where the database has this seed, or hosts that no seed made, or where the self-check finds
 * something afterwards.
 */
export async function seedDatabase(
  seeding: Seeding,
  options: SeedOptions,
  { adminId, passwordHash }: Accounts,
): Promise<Seeded> {
  await refuseDatabase(seeding.db, options)
  const plan = makePlan(options, seeding.now)
  const hostIds = await writeHosts(seeding, plan, passwordHash)
  await writeContributions(seeding, plan.contributions)
  for (const [index, { isInactive }] of plan.hosts.entries())
    if (isInactive)
      await setHostStatus(seeding.db, {
        adminId,
        hostId: hostIds[index] ?? '',
        status: 'inactive',
        now: later(seeding.now, -1),
      })
  // Each payout has the state that is planned for it, also where a box needs several on one day.
  const settings = {
    ...seeding.settings,
    upiIdDailyLimitPaise: Number.MAX_SAFE_INTEGER,
    waitForSettlement: false,
  }
  const random = randomOf(options.seed)
  await writePayouts({ ...seeding, settings, random }, plan.boxes)
  await disputeAfterPayout(seeding, plan)
  const settlements = await writeSettlements({ ...seeding, random }, plan.contributions)
  await writeFeedback(seeding, hostIds, options)
  await postponeChecks(seeding, options, { hostIds, settlements })
  const found = await findInconsistencies(seeding.db)
  if (found.length > 0)
    throw new Error(`The self-check finds: ${found.map(({ check }) => check).join('; ')}.`)
  return {
    hosts: plan.hosts.length,
    events: plan.boxes.length,
    contributions: options.contributions,
    email: plan.hosts[0]?.details.email ?? '',
    boxId: plan.boxes.find(({ payout }) => payout === undefined)?.id ?? '',
  }
}

/** A lost dispute after the payout: the host owes the amount. */
async function disputeAfterPayout(seeding: Seeding, { contributions }: Plan): Promise<void> {
  const contribution = contributions.find(
    ({ box, course }) => box.payout === 'processed' && course === 'paid',
  )
  if (contribution) await dispute({ ...seeding, now: later(seeding.now, -20) }, contribution, 'lost')
}

/** The provider has none of these payments and settlements: it is not asked for a month, and no alarm says that its webhooks stopped. */
async function postponeChecks(
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
