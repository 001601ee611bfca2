// Raises alarms when payments go wrong on the whole: webhooks stop arriving, or many payments fail.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { areWebhooksQuiet, countRecentPayments } from '../features/payments/reads/recent-payments.ts'
import type { TaskAction } from '../jobs/scheduled-task.ts'
import type { Services } from '../services.ts'

type Deps = Pick<Services, 'db' | 'now'>
type Log = Pick<FastifyBaseLogger, 'error'>

const WITHIN_MS = 10 * 60_000
/** At a wedding about one in five UPI payments fails; of tested cards most fail. */
const MANY = 50

/** Calls what `look` answers when there was nothing before; `undefined`: nothing is wrong. */
function onceUntilOver(look: () => Promise<(() => void) | undefined>): TaskAction {
  let isRaised = false
  return async () => {
    const tell = await look()
    if (!isRaised) tell?.()
    isRaised = tell !== undefined
  }
}

/** No money is lost without webhooks, but updates are late, and only the operator can fix it. */
export const watchWebhooks = ({ db, now }: Deps, log: Log): TaskAction =>
  onceUntilOver(async () =>
    (await areWebhooksQuiet(db, now())) ? () => raise(log, 'webhooks-quiet') : undefined,
  )

/** Stolen cards are tested where a small payment needs no name. */
export const watchFailedPayments = ({ db, now }: Deps, log: Log): TaskAction =>
  onceUntilOver(async () => {
    const { failed, captured } = await countRecentPayments(db, new Date(now().getTime() - WITHIN_MS))
    return failed >= MANY && failed > captured
      ? () => raise(log, 'payments-failing', { failed, captured, withinMinutes: 10 })
      : undefined
  })
