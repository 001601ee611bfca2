// Fills a database with made-up hosts, events and money, by the functions that write real ones.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { settleDueDays } from '@lifafa/razorpay-stand-in/in-process'
import { findInconsistencies } from '../db/self-check/self-check.ts'
import { setHostStatus } from '../features/admin-users/writes/set-host-status.ts'
import { applySettlement } from '../features/settlements/fetch/sync-settlements.ts'
import { openDemoAdmin } from '../sandbox/seed.ts'
import { dispute, giveAll } from './gifts.ts'
import { openAccounts, tellUs } from './hosts.ts'
import { refuseDatabase, type SeedOptions } from './options.ts'
import { payAll } from './payouts.ts'
import { makePlan } from './plan.ts'
import { writeRegister } from './register.ts'
import { later, openStage, type Seeding, type Stage } from './stage.ts'

export type Seeded = { hosts: number; events: number; contributions: number; email: string; boxId: string }

/** Throws Error with a sentence if the database has hosts beside the sandbox's, or the self-check finds something afterwards. */
export async function seedDatabase(
  seeding: Seeding,
  options: SeedOptions,
  passwordHash: string,
): Promise<Seeded> {
  await refuseDatabase(seeding.db)
  const adminId = await openDemoAdmin({ db: seeding.db, now: () => seeding.now })
  const plan = makePlan(options, seeding.now)
  const stage = openStage(seeding)
  const hostIds = await openAccounts(stage, plan, passwordHash)
  const payments = await giveAll(stage, plan.gifts)
  for (const [index, { isInactive }] of plan.hosts.entries())
    if (isInactive)
      await setHostStatus(stage.db, {
        adminId,
        hostId: hostIds[index] ?? '',
        status: 'inactive',
        now: later(stage.now, -1),
      })
  await payAll({ ...stage, adminId }, plan.boxes)
  // Lost after the payout: the host owes the amount.
  const paidOut = plan.gifts.find(({ box, course }) => box.payout === 'processed' && course === 'paid')
  const paymentId = paidOut && payments.get(paidOut)
  const recently = later(stage.now, -20)
  if (paymentId) await dispute(stage, paymentId, { openedAt: recently, endedAt: recently, end: 'lost' })
  await settleAll(stage)
  await tellUs(stage, hostIds)
  const wedding = plan.boxes.find(({ payout, eventType }) => payout === undefined && eventType === 'marriage')
  if (wedding) await writeRegister(stage, { hostId: hostIds[wedding.host] ?? '', boxId: wedding.id })
  await postponeChecks(stage, hostIds)
  const found = await findInconsistencies(stage.db)
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

const DAY_HOURS = 24
/** A minute after nine in India: settlements of this day are made, and their bank has not answered. */
const MADE = 'T03:31:00Z'

/**
 * Settles what is due, day by day. The last settlement is on its way, and one before it has a deduction that is nothing of ours:
 * that is flagged, and stands in suspense.
 */
async function settleAll(stage: Stage): Promise<void> {
  const { standIn, happen } = stage
  let last = new Date(`${todayInIndia(stage.now)}${MADE}`)
  while (last > stage.now || last.getUTCDay() % 6 === 0) last = later(last, -DAY_HOURS)
  const settle = () => settleDueDays(standIn)
  await happen(later(last, -7 * DAY_HOURS), settle)
  standIn.settings.write('settlementFaults', ['unexpected adjustment'])
  await happen(last, settle)
  for (const { id } of standIn.entities.list('settlement', { status: 'created' }))
    await applySettlement({ ...stage, now: last, signal: new AbortController().signal }, id)
}

const DAYS_UNTIL_ASKED = 30
/** The payouts task takes a later time for that of a wrong clock. */
const DAYS_UNTIL_ASKED_OF_PAYOUTS = 2

/** The provider has none of these payments, payouts and settlements: it is not asked for days, and no alarm says that its webhooks stopped. */
async function postponeChecks({ db, now, standIn }: Stage, hostIds: readonly string[]): Promise<void> {
  const check_at = later(now, DAYS_UNTIL_ASKED * DAY_HOURS)
  const idsOf = (kind: 'order' | 'payment' | 'settlement') =>
    standIn.entities.list(kind, {}).map(({ id }) => id)
  await db
    .updateTable('payment_orders')
    .set({ check_at: null })
    .where('provider_order_id', 'in', idsOf('order'))
    .execute()
  const attempts = db
    .updateTable('payout_attempts')
    .where('payout_id', 'in', db.selectFrom('payouts').select('id').where('host_id', 'in', hostIds))
  await attempts
    .set({ check_at: later(now, DAYS_UNTIL_ASKED_OF_PAYOUTS * DAY_HOURS) })
    .where('channel', '=', 'provider')
    .where('state', 'in', ['submitting', 'submitted'])
    .execute()
  await attempts.set({ check_at: null }).where('state', '=', 'paid').execute()
  await db
    .updateTable('refunds')
    .set({ check_at })
    .where('state', 'in', ['requested', 'sent'])
    .where('payment_id', 'in', idsOf('payment'))
    .execute()
  const followed = db.updateTable('settlements').where('id', 'in', idsOf('settlement'))
  await followed.set({ check_at }).where('booked_at', 'is', null).execute()
  await followed.set({ check_at: null }).where('booked_at', 'is not', null).execute()
  const handled = { received_at: now, handled_at: now, outcome: 'already' }
  await db
    .insertInto('provider_events')
    .values({ id: 'seed', type: 'payment.captured', body: '{}', ...handled })
    .execute()
}
