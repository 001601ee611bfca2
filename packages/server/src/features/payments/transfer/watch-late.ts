// Raises an alarm for transfers that do not move: not carried out, or not sent on to the host after their hold.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import type { TaskAction } from '../../../jobs/scheduled-task.ts'
import type { Services } from '../../../services.ts'
import { countLateTransfers } from '../../transfers/reads.ts'

/** Raises it when there are more of them than were reported last. */
export function watchLateTransfers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction {
  let reported = 0
  return async () => {
    const late = await countLateTransfers(db, now())
    if (late > reported) raise(log, 'transfer-late', { transfers: late })
    reported = late
  }
}
