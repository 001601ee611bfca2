// One run by its seed: fifty guests, two server processes and the provider, first with faults, then without.
import { pauses } from '../../db/transaction.ts'
import { insertEventBox, insertHost } from '../rows.ts'
import type { SimulatedDatabase } from './database.ts'
import { beGuest, type Guest, makeGuest } from './guest.ts'
import { openProviderModel } from './provider-model.ts'
import { type Servers, startServers } from './server.ts'
import {
  findMissing,
  findUnfinished,
  findUnsoundBooks,
  findWrongGifts,
  findWrongRefunds,
  type Truth,
} from './truth.ts'
import { type Delivery, openWebhooks } from './webhooks.ts'
import { openWorld, type World } from './world.ts'

const MINUTE_MS = 60_000
const START = new Date('2026-11-21T06:30:00Z')
const GUESTS = 50
/** All that is paid is paid before the reconciler's second look at the first order (15 minutes). */
const FAULTS_MS = 12 * MINUTE_MS
const ARRIVE_WITHIN_MS = 6 * MINUTE_MS
const WITH_WEBHOOKS_MS = 2 * MINUTE_MS
const WITHOUT_WEBHOOKS_MS = 20 * MINUTE_MS

const BOXES = ['1111111111111111111111', '2222222222222222222222', '3333333333333333333333'] as const

/** The run went wrong: `steps` led to it. */
export class SimulationFailure extends Error {
  readonly steps: readonly string[]
  constructor(message: string, steps: readonly string[], cause?: unknown) {
    super(message, { cause })
    this.steps = steps
  }
}

export type Run = { delivery: Delivery; captured: number; steps: readonly string[] }

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
  await database.empty()
  const host = await insertHost(database.db)
  for (const id of BOXES)
    await insertEventBox(database.db, { id, host_id: host.id, event_date: '2027-11-21' })

  const delivery = world.random.pick(['all', 'all', 'some', 'none'] as const)
  let servers: Servers
  const webhooks = openWebhooks(world, delivery, () => servers)
  const provider = openProviderModel(world, webhooks.announce)
  servers = startServers(world, database, provider.api)
  const guests: Guest[] = Array.from({ length: GUESTS }, (_, index) => makeGuest(world, index, BOXES))
  const given = { world, servers, provider, arriveWithinMs: ARRIVE_WITHIN_MS }
  for (const guest of guests) world.start(() => beGuest(given, guest))

  const truth: Truth = { database, provider, guests }
  const refuse = (found: string[], when: string) => {
    if (found.length > 0) throw new Error(`${when}: ${found.join('\n')}`)
  }
  let seen = { ...database.commits, refunds: 0 }
  const neverWrong = async () => {
    const refunds = provider.refunds.length
    if (refunds > seen.refunds) refuse(findWrongRefunds(provider), 'Wrong')
    refuse(
      guests.flatMap(({ misled }) => misled),
      'Wrong',
    )
    const { all, ofGifts } = database.commits
    if (ofGifts > seen.ofGifts) refuse(await findWrongGifts(truth), 'Wrong')
    const isTime = Math.floor(all / checkEvery) > Math.floor(seen.all / checkEvery)
    if (isTime) refuse(await findUnsoundBooks(truth), 'The books are wrong')
    seen = { all, ofGifts, refunds }
  }

  const isRestored = world.random.chance(0.15)
  const restoreAfterMs = isRestored ? world.random.below(FAULTS_MS) : 0
  await world.goOn(restoreAfterMs, neverWrong)
  if (isRestored) {
    world.steps.push('             a backup of before the first gift is restored')
    servers.killAll()
    await database.restore()
    // A browser's key finds nothing before its order is found again, and a second tap would open another. What the provider's
    // list cannot bring back is the box that only a proof had named (an administrator is told of such money).
    for (const guest of guests) Object.assign(guest, { hasProven: false, requestKey: undefined })
  }
  await world.goOn(FAULTS_MS - restoreAfterMs, neverWrong)
  world.faults = false
  world.steps.push('             nothing fails any more')
  if (delivery === 'all' && !isRestored) {
    await world.goOn(WITH_WEBHOOKS_MS, neverWrong)
    refuse(await findMissing(truth), 'Missing two minutes after the faults')
    await world.goOn(WITHOUT_WEBHOOKS_MS - WITH_WEBHOOKS_MS, neverWrong)
  } else await world.goOn(WITHOUT_WEBHOOKS_MS, neverWrong)
  refuse(await findMissing(truth), 'Missing twenty minutes after the faults')
  refuse(await findUnfinished(truth), 'Unfinished after twenty minutes')
  refuse(await findUnsoundBooks(truth), 'The books are wrong')
  const captured = provider.payments.filter(({ capturedAt }) => capturedAt).length
  return { delivery, captured, steps: world.steps }
}
