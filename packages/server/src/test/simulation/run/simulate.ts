// Runs one seed: guests, hosts, two server processes and the provider; an evening of contributions, and the days of payouts
// after it, each first with faults, then without.
import { pauses } from '../../../db/transaction.ts'
import { findReferencesMissing, findUnreportedStop, openLateWatch } from '../checks/check-alarms.ts'
import { throwIfAny } from '../checks/check-invariants.ts'
import { findMissing, findUnfinished, findUnreportedDisputes } from '../checks/compare-after-faults.ts'
import { findUnsoundBooks } from '../checks/compare-contributions.ts'
import { findUnpaid } from '../checks/compare-payouts.ts'
import { findSettlementFlags, findUnsettled } from '../checks/compare-settlements.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import {
  beginDays,
  beginLonger,
  correctHosts,
  FAULTY_DAYS_MS,
  LONGER_MS,
  QUIET_DAYS_MS,
} from '../days/days.ts'
import { changeKey } from '../keys.ts'
import type { Delivery } from '../provider/webhooks.ts'
import { openWorld, type World } from '../world.ts'
import { openRun } from './open-run.ts'

const MINUTE_MS = 60_000
/** The first event ends six minutes later. */
const START = new Date('2026-11-21T23:54:00Z')
/** Every guest has paid before the reconciler's second look at the first order (15 minutes). */
const FAULTS_MS = 12 * MINUTE_MS
const WITH_WEBHOOKS_MS = 2 * MINUTE_MS
const WITHOUT_WEBHOOKS_MS = 20 * MINUTE_MS
const EVENING_MS = FAULTS_MS + WITHOUT_WEBHOOKS_MS
const HALF_A_DAY_MS = 12 * 60 * MINUTE_MS
const DAYS = 10
/** Proofs that were signed before it are still on their way then. */
const KEY_CHANGES = 0.3

/** A run that went wrong, with the `steps` that led to it. */
export class SimulationFailure extends Error {
  readonly steps: readonly string[]
  constructor(message: string, steps: readonly string[], cause?: unknown) {
    super(message, { cause })
    this.steps = steps
  }
}

export type Run = { delivery: Delivery; captured: number; payouts: number; steps: readonly string[] }

/** `checkEvery`: the self-check runs after so many commits. Throws SimulationFailure. */
export async function simulate(
  database: SimulatedDatabase,
  seed: number,
  { checkEvery }: { checkEvery: number },
): Promise<Run> {
  const world = openWorld(seed, START)
  const { wait } = pauses
  pauses.wait = (ms) => world.sleep(ms, 'a transaction begins again')
  try {
    return await run(world, database, checkEvery)
  } catch (error) {
    throw new SimulationFailure(error instanceof Error ? error.message : String(error), world.steps, error)
  } finally {
    pauses.wait = wait
  }
}

async function run(world: World, database: SimulatedDatabase, checkEvery: number): Promise<Run> {
  const opened = await openRun(world, database, { eveningMs: EVENING_MS, checkEvery })
  const { delivery, restore, provider, alarms, days, records, calendar } = opened
  const findLate = openLateWatch(records, alarms)
  for (let half = 0; half < 2 * DAYS; half++)
    calendar.plan(EVENING_MS + half * HALF_A_DAY_MS, async () => throwIfAny(await findLate(), 'Untold'))
  const stopFaults = () => {
    world.faults = false
    world.steps.push('             nothing fails any more')
  }

  if (world.random.chance(KEY_CHANGES)) world.start(() => changeKey(days, FAULTS_MS))
  await calendar.goOn(FAULTS_MS)
  stopFaults()
  await calendar.goOn(WITH_WEBHOOKS_MS)
  if (delivery === 'all' && !(restore && restore.restored < EVENING_MS))
    throwIfAny(await findMissing(records), 'Missing two minutes after the faults')
  await calendar.goOn(WITHOUT_WEBHOOKS_MS - WITH_WEBHOOKS_MS)
  throwIfAny(await findMissing(records), 'Missing twenty minutes after the faults')
  throwIfAny(await findUnfinished(records), 'Unfinished after twenty minutes')
  throwIfAny(await findUnsoundBooks(records), 'The books are wrong')

  world.faults = true
  beginDays(days)
  await calendar.goOn(FAULTY_DAYS_MS)
  stopFaults()
  world.start(() => correctHosts(days))
  await calendar.goOn(QUIET_DAYS_MS)
  if (days.isLonger) {
    beginLonger(days)
    await calendar.goOn(LONGER_MS)
  }
  throwIfAny(await findMissing(records), 'Missing days after the faults')
  throwIfAny(await findUnfinished(records), 'Unfinished after days')
  throwIfAny(await findUnreportedDisputes(records), 'Untold after days')
  throwIfAny(await findUnpaid(records), 'Unpaid after days')
  throwIfAny(findUnreportedStop(records, alarms), 'Untold after days')
  throwIfAny(await findUnsettled(records), 'Unsettled after days')
  throwIfAny(await findSettlementFlags(records), 'Flagged after days')
  const ofContributions = delivery === 'all' && !restore
  throwIfAny(await findReferencesMissing(records, { ofContributions }), 'Unknown after days')
  throwIfAny(await findUnsoundBooks(records), 'The books are wrong after days')
  const captured = provider.payments.filter(({ capturedAt }) => capturedAt).length
  return { delivery, captured, payouts: provider.payouts.all.length, steps: world.steps }
}
