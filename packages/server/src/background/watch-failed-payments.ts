// Notices that many payments fail: stolen cards are tried out where a small amount can be paid without a name.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { countLatePayments } from '../features/payments/reads.ts'
import type { RecurringTask } from '../jobs/every.ts'
import type { Services } from '../services.ts'

const WITHIN_MS = 10 * 60_000
/** Of a hall's payments by UPI about one in five fails; whoever tests cards fails most of the time. */
const MANY = 50

/** Tells it once, and again only after fewer have failed in between. */
export function watchFailedPayments(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): RecurringTask {
  let isTold = false
  return async () => {
    const { failed, captured } = await countLatePayments(db, new Date(now().getTime() - WITHIN_MS))
    const areMany = failed >= MANY && failed > captured
    if (areMany && !isTold) raise(log, 'payments-failing', { failed, captured, withinMinutes: 10 })
    isTold = areMany
  }
}
