// The days after the first contributions: events end, hosts are paid, and everything that can fail does.

import { beGuest } from '../people/guest.ts'
import {
  compareAfterRestore,
  decideWhatIsStuck,
  noteReturned,
  payByHand,
  settleUnknown,
} from '../people/hand-payments.ts'
import { saveUpiId, setStatus } from '../people/hosts.ts'
import { takeBack } from '../people/missing-payouts.ts'
import { GOOD_UPI_IDS } from '../people/people.ts'
import { DAY_FAULTS, type Days, PAYS_EVERY_MS } from './day-faults.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const FAULTY_DAYS_MS = 4 * DAY_MS
/** A payout that failed last is retried for three days, and so is one that was reversed. */
export const QUIET_DAYS_MS = 6 * DAY_MS
export const LONGER_MS = 12 * DAY_MS
const LONGER_REST_MS = 8 * 60 * 60 * 1000
/** Scheduled tasks of every minute or half a minute run as rarely as this. */
const REST_MS = 2 * 60 * 60 * 1000
const LATER_GUESTS = 8
const LATER_GUESTS_MS = 3 * DAY_MS
export function beginDays(days: Days): void {
  const { surroundings, guests } = days
  const { world } = surroundings
  world.restMs = REST_MS
  if (days.setup.payoutMode === 'off') world.start(() => comeToPay(days))
  world.start(() => comeToCompare(days))
  for (const [name, fault] of Object.entries(DAY_FAULTS))
    if (world.random.chance(fault.chance)) {
      fault.prepare?.(days)
      world.start(async () => {
        await world.sleep(world.random.below(fault.within), name)
        world.steps.push(`             ${name}`)
        await fault.begin(days)
      })
    }
  for (let index = 0; index < LATER_GUESTS; index++) {
    const guest = days.makeGuest(guests.length)
    guests.push(guest)
    world.start(() => beGuest({ ...surroundings, arriveWithinMs: LATER_GUESTS_MS }, guest))
  }
}

/** Nothing is under way any more. */
export const beginLonger = ({ surroundings: { world } }: Days): void => {
  world.restMs = LONGER_REST_MS
}

/** An administrator pays instead of the provider, a few times a day. */
async function comeToPay({ surroundings, statement }: Days): Promise<void> {
  for (;;) {
    await surroundings.world.sleep(PAYS_EVERY_MS, 'an administrator comes to pay')
    await payByHand(surroundings, statement)
  }
}

/** An operator reacts to the alarm within hours, and looks at our bank's statement as often. */
async function comeToCompare({ surroundings, statement, entered }: Days): Promise<void> {
  for (;;) {
    await surroundings.world.sleep(PAYS_EVERY_MS, 'an administrator comes to compare')
    await noteReturned(surroundings, statement)
    await compareAfterRestore(surroundings, statement, entered)
    await takeBack(surroundings, entered)
    await decideWhatIsStuck(surroundings)
    await settleUnknown(surroundings)
  }
}

/** Most hosts have corrected their data when the faults end; some never do. */
export async function correctHosts({ surroundings, hosts }: Days): Promise<void> {
  const { random } = surroundings.world
  for (const host of hosts) {
    if (random.chance(0.85)) await setStatus(surroundings, host, 'active')
    if (random.chance(0.85)) await saveUpiId(surroundings, host, random.pick(GOOD_UPI_IDS))
  }
}
