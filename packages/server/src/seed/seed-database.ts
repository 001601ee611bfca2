// Fills a database with made-up hosts, events and money, as far as possible by the functions that write real ones.
import { findInconsistencies } from '../db/self-check/self-check.ts'
import { setHostStatus } from '../features/admin-users/writes/set-host-status.ts'
import type { SeedOptions } from './options.ts'
import { makePlan } from './plan/make-plan.ts'
import type { Plan } from './plan/plan.ts'
import { randomOf } from './plan/random.ts'
import { refuseDatabase } from './refuse.ts'
import { dispute } from './write/disputed.ts'
import { postponeChecks } from './write/postpone-checks.ts'
import { later, type Seeding } from './write/seeding.ts'
import { writeContributions } from './write/write-contributions.ts'
import { writeFeedback } from './write/write-feedback.ts'
import { writeHosts } from './write/write-hosts.ts'
import { writePayouts } from './write/write-payouts.ts'
import { writeSettlements } from './write/write-settlements.ts'

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
