// Raises an alarm for payouts that have not arrived by the promised day, whether they wait with us or at the provider.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import { onNew } from '../../../jobs/on-new.ts'
import type { TaskAction } from '../../../jobs/scheduled-task.ts'
import type { Services } from '../../../services.ts'
import { listLate } from '../reads.ts'

/** Raises it when there is one that was not late before. */
export const watchLate = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction =>
  onNew(
    () => listLate(db, now()),
    (payouts) => raise(log, 'payout-late', { payouts }),
  )
