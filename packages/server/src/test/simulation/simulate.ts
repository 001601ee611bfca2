// One run by its seed: guests, hosts, two server processes and the provider; an evening of gifts, and the days of payouts after
// it, each first with faults, then without.
import { pauses } from '../../db/transaction.ts'
import { openAlarmLog } from './alarm-log.ts'
import type { SimulatedDatabase } from './database.ts'
import { beginDays, type Days, FAULTY_DAYS_MS, QUIET_DAYS_MS, settleHosts } from './days.ts'
import { beGuest, type Guest, makeGuest } from './guest.ts'
import { openJudge, refuse } from './judge.ts'
import { BOX_IDS, insertPeople } from './people.ts'
import { FIRST_SECRET, openProviderModel } from './provider-model.ts'
import { type Servers, type Setup, startServers } from './server.ts'
import { findMissing, findUnfinished, findUnsoundBooks, findUntoldDisputes } from './truth.ts'
import { findUnpaid, type PayoutTruth } from './truth-payouts.ts'
import { type Delivery, FIRST_WEBHOOK_SECRET, openWebhooks } from './webhooks.ts'
import { openWorld, type World } from './world.ts'

const MINUTE_MS = 60_000
/** The first event ends six minutes later. */
const START = new Date('2026-11-21T23:54:00Z')
const GUESTS = 30
/** All that is paid is paid before the reconciler's second look at the first order (15 minutes). */
const FAULTS_MS = 12 * MINUTE_MS
const ARRIVE_WITHIN_MS = 6 * MINUTE_MS
const WITH_WEBHOOKS_MS = 2 * MINUTE_MS
const WITHOUT_WEBHOOKS_MS = 20 * MINUTE_MS

/** When a backup is taken, and restored: before the first event ends. */
const RESTORES = ['none', 'none', 'none', 'none', 'none', 'in the evening'] as const
const RESTORED_WITHIN_MS = 5 * MINUTE_MS

/** The run went wrong: `steps` led to it. */
export class SimulationFailure extends Error {
  readonly steps: readonly string[]
  constructor(message: string, steps: readonly string[], cause?: unknown) {
    super(message, { cause })
    this.steps = steps
  }
}

export type Run = { delivery: Delivery; captured: number; payouts: number; steps: readonly string[] }

/** `checkEvery`: the product's own check of its books runs after so many commits. Throws SimulationFailure. */
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
  const { random } = world
  await database.empty()
  const hosts = await insertPeople(database.db, random)
  const setup: Setup = {
    keySecret: FIRST_SECRET,
    payoutAccount: '7878780080316316',
    paysHosts: random.chance(0.85),
    webhookSecrets: [FIRST_WEBHOOK_SECRET],
    oldKeySecrets: [],
  }
  const delivery = random.pick(['all', 'all', 'some', 'none'] as const)
  const restored = random.pick(RESTORES)
  let servers: Servers
  const webhooks = openWebhooks(world, delivery, () => servers)
  const provider = openProviderModel(world, (...told) => webhooks.announce(...told))
  servers = startServers({ world, database, provider, setup, alarms: openAlarmLog(world) })
  const given = { world, servers, provider, arriveWithinMs: ARRIVE_WITHIN_MS }
  const mayBeBare = true
  const guests: Guest[] = Array.from({ length: GUESTS }, (_, index) =>
    makeGuest(world, index, BOX_IDS, mayBeBare),
  )
  for (const guest of guests) world.start(() => beGuest(given, guest))
  const days: Days = { given, hosts, guests, mayBeBare, statement: [], setup, webhooks }
  const { now } = world
  const truth: PayoutTruth = { database, provider, guests, now, boxIds: BOX_IDS, statement: days.statement }
  const judge = openJudge(truth, checkEvery)

  const go = (ms: number) => world.goOn(ms, () => judge.neverWrong())
  /** Goes on for `ms`, in which a backup may be taken at any moment, and restored at any later one. */
  const goWithBackup = async (ms: number, isToRestore: boolean) => {
    const [backUpAfter = 0, restoreAfter = 0] = isToRestore
      ? [random.below(ms), random.below(ms)].sort((one, other) => one - other)
      : []
    await go(backUpAfter)
    await database.backUp()
    await go(restoreAfter - backUpAfter)
    if (isToRestore) {
      world.steps.push(`             a backup of ${restoreAfter - backUpAfter} ms ago is restored`)
      judge.isCatchingUp = true
      servers.killAll()
      await database.restore()
      forgetKeys(guests)
    }
    await go(ms - restoreAfter)
  }
  const stopFaults = () => {
    world.faults = false
    world.steps.push('             nothing fails any more')
  }

  await goWithBackup(RESTORED_WITHIN_MS, restored === 'in the evening')
  await go(FAULTS_MS - RESTORED_WITHIN_MS)
  stopFaults()
  await go(WITH_WEBHOOKS_MS)
  if (delivery === 'all' && restored !== 'in the evening')
    refuse(await findMissing(truth), 'Missing two minutes after the faults')
  await go(WITHOUT_WEBHOOKS_MS - WITH_WEBHOOKS_MS)
  judge.isCatchingUp = false
  refuse(await findMissing(truth), 'Missing twenty minutes after the faults')
  refuse(await findUnfinished(truth), 'Unfinished after twenty minutes')
  refuse(await findUnsoundBooks(truth), 'The books are wrong')

  world.faults = true
  beginDays(days)
  await go(FAULTY_DAYS_MS)
  stopFaults()
  world.start(() => settleHosts(days))
  await go(QUIET_DAYS_MS)
  refuse(await findMissing(truth), 'Missing days after the faults')
  refuse(await findUnfinished(truth), 'Unfinished after days')
  refuse(await findUntoldDisputes(truth), 'Untold after days')
  refuse(await findUnpaid(truth), 'Unpaid after days')
  refuse(await findUnsoundBooks(truth), 'The books are wrong after days')
  const captured = provider.payments.filter(({ capturedAt }) => capturedAt).length
  return { delivery, captured, payouts: provider.payouts.all.length, steps: world.steps }
}

/**
 * A browser's key finds nothing before its order is found again, and a second tap would open another. What the provider's list
 * cannot bring back is the box that only a proof had named (an administrator is told of such money).
 */
function forgetKeys(guests: Guest[]): void {
  for (const guest of guests) Object.assign(guest, { hasProven: false, requestKey: undefined })
}
