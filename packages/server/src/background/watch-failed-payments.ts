// Raises an alarm when many payments fail: stolen cards are tested where a small payment needs no name.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { countRecentPayments } from '../features/payments/reads/recent-payments.ts'
import type { TaskAction } from '../jobs/scheduled-task.ts'
import type { Services } from '../services.ts'

const WITHIN_MS = 10 * 60_000
/** At a wedding about one in five UPI payments fails; of tested cards most fail. */
const MANY = 50

/** Raises it once, and again only after fewer have failed in between. */
export function watchFailedPayments(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction {
  let isRaised = false
  return async () => {
    const { failed, captured } = await countRecentPayments(db, new Date(now().getTime() - WITHIN_MS))
    const areMany = failed >= MANY && failed > captured
    if (areMany && !isRaised) raise(log, 'payments-failing', { failed, captured, withinMinutes: 10 })
    isRaised = areMany
  }
}
