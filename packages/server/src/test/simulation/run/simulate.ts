// Runs one seed: guests, hosts, two server processes and the provider; an evening of contributions, and the days of payouts
// after it, each first with faults, then without.
import { noteRestored } from '../../../db/installation.ts'
import { pauses } from '../../../db/transaction.ts'
import { openAlarmLog } from '../checks/alarm-log.ts'
import { findReferencesMissing, findUnreportedStop, openLateWatch } from '../checks/check-alarms.ts'
import { openInvariantCheck, throwIfAny } from '../checks/check-invariants.ts'
import { findMissing, findUnfinished, findUnreportedDisputes } from '../checks/compare-after-faults.ts'
import { findUnsoundBooks } from '../checks/compare-contributions.ts'
import { findAccountsOtherwise, findUnpaid } from '../checks/compare-payouts.ts'
import { findSettlementFlags, findUnsettled } from '../checks/compare-settlements.ts'
import type { PayoutRecords } from '../checks/payouts-of-boxes.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import { changeKey, type Days } from '../days/day-faults.ts'
import {
  beginDays,
  beginLonger,
  correctHosts,
  FAULTY_DAYS_MS,
  LONGER_MS,
  QUIET_DAYS_MS,
} from '../days/days.ts'
import { forgetWhatWasLost, planRestore } from '../days/restores.ts'
import { beGuest, makeGuest } from '../people/guest.ts'
import { BOX_IDS, insertPeople } from '../people/people.ts'
import { PAYOUT_ACCOUNT } from '../provider/bank.ts'
import { FIRST_SECRET, openProvider } from '../provider/provider.ts'
import { FIRST_WEBHOOK_SECRET, openWebhooks } from '../provider/webhooks.ts'
import { type Servers, type Setup, startServers } from '../servers/server.ts'
import { openWorld, type World } from '../world.ts'

const MINUTE_MS = 60_000
/** The first event ends six minutes later. */
const START = new Date('2026-11-21T23:54:00Z')
const GUESTS = 30
const ARRIVE_WITHIN_MS = 6 * MINUTE_MS
/** The largest contribution; large amounts need several payouts for a box. */
const MOST_RUPEES = [5_000, 5_000, 30_000] as const
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

export type Run = { captured: number; steps: readonly string[] }

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
  const { delivery, restore, provider, alarms, days, records, check } = await open(
    world,
    database,
    checkEvery,
  )
  const findLate = openLateWatch(records, alarms)
  for (let half = 0; half < 2 * DAYS; half++)
    world.plan(EVENING_MS + half * HALF_A_DAY_MS, async () => throwIfAny(await findLate(), 'Untold'))
  const stopFaults = () => {
    world.faults = false
    world.steps.push('             nothing fails any more')
  }

  if (world.random.chance(KEY_CHANGES)) world.start(() => changeKey(days, FAULTS_MS))
  await world.goOn(FAULTS_MS, check)
  stopFaults()
  await world.goOn(WITH_WEBHOOKS_MS, check)
  if (delivery === 'all' && !(restore && restore.restored < EVENING_MS))
    throwIfAny(await findMissing(records), 'Missing two minutes after the faults')
  await world.goOn(WITHOUT_WEBHOOKS_MS - WITH_WEBHOOKS_MS, check)
  throwIfAny(await findMissing(records), 'Missing twenty minutes after the faults')
  throwIfAny(await findUnfinished(records), 'Unfinished after twenty minutes')
  throwIfAny(await findUnsoundBooks(records), 'The books are wrong')

  world.faults = true
  beginDays(days)
  await world.goOn(FAULTY_DAYS_MS, check)
  stopFaults()
  world.start(() => correctHosts(days))
  await world.goOn(QUIET_DAYS_MS, check)
  if (days.isLonger) {
    beginLonger(days)
    await world.goOn(LONGER_MS, check)
  }
  throwIfAny(await findMissing(records), 'Missing days after the faults')
  throwIfAny(await findUnfinished(records), 'Unfinished after days')
  throwIfAny(await findUnreportedDisputes(records), 'Untold after days')
  throwIfAny(await findUnpaid(records), 'Unpaid after days')
  throwIfAny(await findAccountsOtherwise(records), 'Unlike the banks after days')
  throwIfAny(findUnreportedStop(records, alarms), 'Untold after days')
  throwIfAny(await findUnsettled(records), 'Unsettled after days')
  throwIfAny(await findSettlementFlags(records), 'Flagged after days')
  const ofContributions = delivery === 'all' && !restore
  throwIfAny(await findReferencesMissing(records, { ofContributions }), 'Unknown after days')
  throwIfAny(await findUnsoundBooks(records), 'The books are wrong after days')
  const captured = provider.all('payment').filter((payment) => payment.captured).length
  return { captured, steps: world.steps }
}

/** Opens hosts, guests who are on their way, two server processes, the provider, and what compares them; and plans a restored backup. */
async function open(world: World, database: SimulatedDatabase, checkEvery: number) {
  const { random } = world
  await database.empty()
  const hosts = await insertPeople(database.db, random)
  const setup: Setup = {
    keySecret: FIRST_SECRET,
    payoutAccount: PAYOUT_ACCOUNT,
    payoutMode: random.chance(0.85) ? 'on' : 'off',
    webhookSecrets: [FIRST_WEBHOOK_SECRET],
    oldKeySecrets: [],
  }
  const delivery = random.pick(['all', 'all', 'some', 'none'] as const)
  const restore = planRestore(random, EVENING_MS, FAULTY_DAYS_MS)
  let servers: Servers
  const webhooks = openWebhooks(world, delivery, () => servers)
  const provider = openProvider(world, (...event) => webhooks.announce(...event))
  const alarms = openAlarmLog(world)
  servers = startServers({ world, database, provider, setup, alarms })
  const surroundings = { world, servers, provider, arriveWithinMs: ARRIVE_WITHIN_MS }
  // No one else knows the box of such a contribution, and its host may have been paid already.
  const mayBeBare = !restore || restore.restored < EVENING_MS
  const most = random.pick(MOST_RUPEES)
  const makeOne = (index: number) => makeGuest(world, index, { boxIds: BOX_IDS, mayBeBare, most })
  const guests = Array.from({ length: GUESTS }, (_, index) => makeOne(index))
  for (const guest of guests) world.start(() => beGuest(surroundings, guest))
  const days: Days = {
    surroundings,
    hosts,
    guests,
    makeGuest: makeOne,
    statement: [],
    entered: new Map(),
    refundsAsked: [],
    setup,
    webhooks,
    isLonger: false,
  }
  const { now } = world
  const { statement, entered, refundsAsked } = days
  const records: PayoutRecords = {
    ...{ database, provider, guests, now, boxIds: BOX_IDS },
    ...{ statement, entered, isRestored: restore !== undefined, refundsAsked },
  }
  const invariants = openInvariantCheck(records, checkEvery)
  if (restore) {
    world.plan(restore.taken, () => database.backUp())
    world.plan(restore.restored, async () => {
      world.steps.push(`             a backup of ${restore.restored - restore.taken} ms ago is restored`)
      invariants.isCatchingUp = true
      servers.killAll()
      await database.restore()
      // As `npm run restore` does.
      await noteRestored(database.db, now())
      await forgetWhatWasLost(database.db, guests)
    })
    world.plan(restore.caughtUp, async () => {
      invariants.isCatchingUp = false
      // A proof of an order that the books lacked has named no box.
      await forgetWhatWasLost(database.db, guests)
    })
  }
  return { delivery, restore, provider, alarms, days, records, check: () => invariants.check() }
}
