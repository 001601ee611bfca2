// The parties of the days after the first contributions: hosts, guests, and what is set up for them.
import type { HandPayment } from '../people/bank-statement.ts'
import type { Guest } from '../people/make-guest.ts'
import type { EnteredPayouts } from '../people/missing-payouts.ts'
import type { SimulatedHost } from '../people/people.ts'
import type { AskedRefund } from '../people/refunds.ts'
import type { Surroundings } from '../people/surroundings.ts'
import type { openWebhooks } from '../provider/webhooks.ts'
import type { Setup } from '../servers/setup.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const PAYS_EVERY_MS = DAY_MS / 4

export type Days = {
  surroundings: Surroundings
  hosts: readonly [SimulatedHost, ...SimulatedHost[]]
  guests: Guest[]
  makeGuest: (index: number) => Guest
  /** The payments made by hand. */
  statement: HandPayment[]
  /** What corrections have entered after a restored backup. */
  entered: EnteredPayouts
  /** The refunds that an administrator has asked for. */
  refundsAsked: AskedRefund[]
  setup: Setup
  webhooks: ReturnType<typeof openWebhooks>
  /** Some of its faults take weeks: a host can be deleted when no payout can be reversed any more. */
  isLonger: boolean
}

export const anyHost = ({ surroundings, hosts }: Days): SimulatedHost => surroundings.world.random.pick(hosts)

export function anyBox(days: Days): [host: SimulatedHost, boxId: string] {
  const host = anyHost(days)
  return [host, days.surroundings.world.random.pick(host.boxIds)]
}
