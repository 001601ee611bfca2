// Raises an alarm for transfers that do not move: not carried out, or not sent on to the host after the event.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import { onNew } from '../../../jobs/on-new.ts'
import type { TaskAction } from '../../../jobs/scheduled-task.ts'
import type { Services } from '../../../services.ts'
import { listLateTransfers } from '../../transfers/reads.ts'

/** Raises it when there is one that was not late before. */
export const watchLateTransfers = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction =>
  onNew(
    () => listLateTransfers(db, now()),
    (transfers) => raise(log, 'transfer-late', { transfers }),
  )
