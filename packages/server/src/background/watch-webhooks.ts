// Notices that webhooks no longer come: nothing is lost by it, but everything comes later, and only the operator can mend it.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { areWebhooksQuiet } from '../features/payments/reads.ts'
import type { RecurringTask } from '../jobs/every.ts'
import type { Services } from '../services.ts'

/** Tells it once, and again only after webhooks have come in between. */
export function watchWebhooks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): RecurringTask {
  let isTold = false
  return async () => {
    const isQuiet = await areWebhooksQuiet(db, now())
    if (isQuiet && !isTold) raise(log, 'webhooks-quiet')
    isTold = isQuiet
  }
}
