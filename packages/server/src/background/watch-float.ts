// Raises an alarm when the account that hosts are paid from has less than the payouts of the next days need.
import { formatPaise } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { raise } from '../alarms.ts'
import type { Paise } from '../db/tables.ts'
import { payoutsDueSoonPaise } from '../features/payouts/reads.ts'
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
    const { rows } = await sql<{ paise: Paise }>`
      select sum(bank)::bigint as paise from ledger having bool_or(kind = 'settlement')`.execute(db)
    const [bank] = rows
    if (!bank) return
    const hasPaise = bank.paise + settings.payoutFloatPaise
    const needsPaise = await payoutsDueSoonPaise(db, now())
    if (needsPaise > hasPaise)
      raise(log, 'float-low', { needs: formatPaise(needsPaise), has: formatPaise(Math.max(0, hasPaise)) })
  }
}
