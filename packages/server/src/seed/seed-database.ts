// Fills a database with made-up hosts, events and money, as far as possible by the functions that write real ones.
import { findInconsistencies } from '../db/self-check.ts'
import { setHostStatus } from '../features/admin-users/writes/set-host-status.ts'
import { dispute } from './courses.ts'
import { makePlan } from './make-plan.ts'
import type { SeedOptions } from './options.ts'
import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'
import { refuseDatabase } from './refuse.ts'
import { later, type Seeding } from './seeding.ts'
import { writeContributions } from './write-contributions.ts'
import { writeFeedback } from './write-feedback.ts'
import { writeHosts } from './write-hosts.ts'
import { writePayouts } from './write-payouts.ts'

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
  await writePayouts({ ...seeding, random: randomOf(options.seed) }, plan.boxes)
  await disputeAfterPayout(seeding, plan)
  await writeFeedback(seeding, hostIds, options)
  await leaveTheProviderAlone(seeding, options)
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

/** The guest's bank takes back what its host has by now: the host owes it. */
async function disputeAfterPayout(seeding: Seeding, { contributions }: Plan): Promise<void> {
  const contribution = contributions.find(
    ({ box, course }) => box.payout === 'processed' && course === 'paid',
  )
  if (contribution) await dispute({ ...seeding, now: later(seeding.now, -20) }, contribution, 'lost')
}

/** It knows nothing of what was made up: it is not asked, nor missed, for a month. */
async function leaveTheProviderAlone({ db, now }: Seeding, { seed }: SeedOptions): Promise<void> {
  const check_at = later(now, DAYS_UNTIL_ASKED * 24)
  await db.updateTable('refunds').set({ check_at }).where('state', 'in', ['requested', 'sent']).execute()
  await db
    .updateTable('payouts')
    .set({ check_at })
    .where('state', 'in', ['due', 'sent', 'processing'])
    .execute()
  await db.updateTable('payouts').set({ check_at: null }).where('state', '=', 'processed').execute()
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
