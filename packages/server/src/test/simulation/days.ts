// The days after the first gifts: events end, hosts are paid, and whatever can go wrong with that does.
import { compareAfterRestore, type HandPayment, payByHand, setStatus } from './admin.ts'
import { beGuest, type Guest, type Surroundings } from './guest.ts'
import { saveUpiId } from './hosts.ts'
import { GOOD_UPI_IDS, type SimulatedHost } from './people.ts'
import type { Setup } from './server.ts'
import { TROUBLES } from './troubles.ts'
import type { openWebhooks } from './webhooks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const FAULTY_DAYS_MS = 4 * DAY_MS
/** What failed last is tried again for three days; what came back, for as many. */
export const QUIET_DAYS_MS = 6 * DAY_MS
export const LONGER_MS = 12 * DAY_MS
const LONGER_REST_MS = 8 * 60 * 60 * 1000
/** What recurs every minute or half a minute does it as seldom as this. */
const REST_MS = 2 * 60 * 60 * 1000
const LATER_GUESTS = 8
const LATER_GUESTS_MS = 3 * DAY_MS
export const PAYS_EVERY_MS = DAY_MS / 4

export type Days = {
  given: Surroundings
  hosts: readonly [SimulatedHost, ...SimulatedHost[]]
  guests: Guest[]
  makeGuest: (index: number) => Guest
  /** What was paid by hand. */
  statement: HandPayment[]
  setup: Setup
  webhooks: ReturnType<typeof openWebhooks>
  /** Something in it wants weeks: a host can be deleted when no payout can come back any more. */
  isLonger: boolean
}

export const anyHost = ({ given, hosts }: Days): SimulatedHost => given.world.random.pick(hosts)

export function anyBox(days: Days): [host: SimulatedHost, boxId: string] {
  const host = anyHost(days)
  return [host, days.given.world.random.pick(host.boxIds)]
}

export function beginDays(days: Days): void {
  const { given, guests } = days
  const { world } = given
  world.restMs = REST_MS
  if (!days.setup.paysHosts) world.start(() => comeToPay(days))
  world.start(() => comeToCompare(days))
  for (const [name, trouble] of Object.entries(TROUBLES))
    if (world.random.chance(trouble.chance)) {
      trouble.prepare?.(days)
      world.start(async () => {
        await world.sleep(world.random.below(trouble.within), name)
        world.steps.push(`             ${name}`)
        await trouble.begin(days)
      })
    }
  for (let index = 0; index < LATER_GUESTS; index++) {
    const guest = days.makeGuest(guests.length)
    guests.push(guest)
    world.start(() => beGuest({ ...given, arriveWithinMs: LATER_GUESTS_MS }, guest))
  }
}

/** Nothing is under way any more. */
export const beginLonger = ({ given: { world } }: Days): void => {
  world.restMs = LONGER_REST_MS
}

/** Where the provider does not pay, an administrator does, a few times a day. */
async function comeToPay({ given, statement }: Days): Promise<void> {
  for (;;) {
    await given.world.sleep(PAYS_EVERY_MS, 'an administrator comes to pay')
    await payByHand(given, statement)
  }
}

/** The alarm is heard within hours. */
async function comeToCompare({ given, statement }: Days): Promise<void> {
  for (;;) {
    await given.world.sleep(PAYS_EVERY_MS, 'an administrator comes to compare')
    await compareAfterRestore(given, statement)
  }
}

/** Most hosts have set right what was wrong when the faults end; some never do. */
export async function settleHosts({ given, hosts }: Days): Promise<void> {
  const { random } = given.world
  for (const host of hosts) {
    if (random.chance(0.85)) await setStatus(given, host, 'active')
    if (random.chance(0.85)) await saveUpiId(given, host, random.pick(GOOD_UPI_IDS))
  }
}
