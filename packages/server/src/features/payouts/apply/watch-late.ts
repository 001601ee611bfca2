// Raises an alarm for payouts that have not arrived by the promised day, whether they wait with us or at the provider.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import type { TaskAction } from '../../../jobs/scheduled-task.ts'
import type { Services } from '../../../services.ts'
import { countLate } from '../reads.ts'

/** Raises it when there are more of them than were reported last. */
export function watchLate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction {
  let reported = 0
  return async () => {
    const late = await countLate(db, now())
    if (late > reported) raise(log, 'payout-late', { payouts: late })
    reported = late
  }
}
