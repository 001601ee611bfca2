// Raises an alarm when webhooks stop arriving: no money is lost, but updates are late, and only the operator can fix it.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { areWebhooksQuiet } from '../features/payments/reads/recent-payments.ts'
import type { TaskAction } from '../jobs/scheduled-task.ts'
import type { Services } from '../services.ts'

/** Raises it once, and again only after webhooks have arrived in between. */
export function watchWebhooks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction {
  let isRaised = false
  return async () => {
    const isQuiet = await areWebhooksQuiet(db, now())
    if (isQuiet && !isRaised) raise(log, 'webhooks-quiet')
    isRaised = isQuiet
  }
}
