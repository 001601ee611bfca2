// Raises an alarm when the account for payouts has less than the next days need.
import { formatPaise } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { readAccountSums } from '../books/balances/read-balances.ts'
import { payoutsDueSoonPaise } from '../features/payouts/reads/payouts.ts'
import type { TaskAction } from '../jobs/scheduled-task.ts'
import type { Services } from '../services.ts'

type Deps = Pick<Services, 'db' | 'settings' | 'provider' | 'now'>

/** Says nothing before the first settlement has reached our bank: what is there is not known. */
export function watchFloat(
  { db, settings, provider, now }: Deps,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction {
  return async () => {
    if (!provider.payouts) return
    const { atBankPaise } = await readAccountSums(db)
    if (atBankPaise === undefined) return
    const hasPaise = atBankPaise + settings.payoutFloatPaise
    const needsPaise = await payoutsDueSoonPaise(db, now())
    if (needsPaise > hasPaise)
      raise(log, 'float-low', { needs: formatPaise(needsPaise), has: formatPaise(Math.max(0, hasPaise)) })
  }
}
