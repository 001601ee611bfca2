// Notices payouts that have not arrived by the day that hosts were promised, wherever they wait: with us, or at the provider.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import type { RecurringTask } from '../../../jobs/every.ts'
import type { Services } from '../../../services.ts'
import { countLate } from '../reads.ts'

/** Tells it when there are more of them than it has told. */
export function watchLate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): RecurringTask {
  let told = 0
  return async () => {
    const late = await countLate(db, now())
    if (late > told) raise(log, 'payout-late', { payouts: late })
    told = late
  }
}
