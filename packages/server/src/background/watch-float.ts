// Raises an alarm when our account at RazorpayX has less than the payouts of the next days need.
import { formatPaise } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { payoutsDueSoonPaise } from '../features/payouts/reads/payouts.ts'
import type { TaskAction } from '../jobs/scheduled-task.ts'
import { undefinedIfUnknown } from '../provider/provider.ts'
import type { Services } from '../services.ts'

type Deps = Pick<Services, 'db' | 'provider' | 'now'>

/** Says nothing where hosts are paid otherwise, or RazorpayX does not tell the balance. */
export function watchFloat({ db, provider, now }: Deps, log: Pick<FastifyBaseLogger, 'error'>): TaskAction {
  return async () => {
    if (!provider.payouts) return
    const hasPaise = await undefinedIfUnknown(provider.payouts.readBalance())
    const needsPaise = await payoutsDueSoonPaise({ db, provider }, now())
    if (hasPaise !== undefined && needsPaise > hasPaise)
      raise(log, 'float-low', { needs: formatPaise(needsPaise), has: formatPaise(hasPaise) })
  }
}
