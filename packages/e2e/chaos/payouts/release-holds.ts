// Ends the holds of transfers in a run with --route: on the days after the guests, first while servers are killed, then without faults.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { findInconsistencies } from '../../../server/src/db/self-check/self-check.ts'
import type { Database } from '../../../server/src/db/tables.ts'
import { DAY_MS } from '../../../server/src/test/times.ts'
import { lookUntil } from '../comparison/look-until.ts'
import type { Paid } from '../comparison/read-payouts.ts'
import type { Environment } from '../environment/environment.ts'
import { startFaultInjector } from '../faults/fault-injector.ts'
import type { GuestContext } from '../guests/guest.ts'
import { randomFrom } from '../random.ts'
import type { Size } from '../size.ts'
import { goLater } from './pay-days.ts'

/** Events are of tomorrow: they end in two days, and holds a day later. */
const FAULTY_DAYS_MS = [2 * DAY_MS, 2 * DAY_MS] as const
const CALM_DAYS_MS = 2 * DAY_MS
const KILLED_WITHIN_MS = 1_200

export type Released = Paid & Pick<Awaited<ReturnType<typeof readTransfers>>, 'ourTransfers'>

/** Returns our books in the end. */
export async function releaseHolds(
  environment: Environment,
  context: GuestContext,
  { payDayKills }: Pick<Size, 'payDayKills'>,
  seed: string,
): Promise<Released> {
  const random = randomFrom(`${seed}/release holds`)
  const faultInjector = await startFaultInjector(context, `${seed}/release holds`)
  try {
    for (const ms of FAULTY_DAYS_MS) {
      await goLater(environment, ms)
      for (let kill = 0; kill < payDayKills; kill += 1) {
        await delay(random.below(KILLED_WITHIN_MS))
        await random.pick(environment.servers).killAndRestart()
      }
    }
    await faultInjector.calm()
    await goLater(environment, CALM_DAYS_MS)
    const read = await lookUntil(environment, readTransfers, ({ open }) => open === 0)
    return { ...read, payouts: [], ourPayouts: [], days: 1 }
  } finally {
    await faultInjector.stop()
  }
}

async function readTransfers(db: Kysely<Database>) {
  const ourTransfers = await db
    .selectFrom('transfers')
    .select(['provider_transfer_id', 'state', 'reversed_paise', 'check_at'])
    .execute()
  return {
    ourTransfers,
    open: ourTransfers.filter(({ check_at }) => check_at !== null).length,
    inconsistencies: await findInconsistencies(db),
  }
}
