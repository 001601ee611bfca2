// The days after the first gifts: events end, hosts are paid, and whatever can go wrong with that does.

import { type Days, PAYS_EVERY_MS } from './pay-days.ts'
import { compareAfterRestore, payByHand, setStatus } from './people/admin.ts'
import { beGuest } from './people/guest.ts'
import { saveUpiId } from './people/hosts.ts'
import { GOOD_UPI_IDS } from './people/people.ts'
import { TROUBLES } from './troubles.ts'

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
