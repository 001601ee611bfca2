// Lists the scheduled task that asks how linked accounts stand: no event tells of a suspension.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue } from '../../db/claim-due.ts'
import { processDueBatch } from '../../jobs/process-due-batch.ts'
import type { ScheduledTask } from '../../jobs/scheduled-task.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import type { Services } from '../../services.ts'
import { syncAccount } from './writes.ts'

const MINUTE_MS = 60_000
/** If the provider fails, an account is due again after this. */
const LEASE_MS = 10 * MINUTE_MS
const AT_ONCE = 4

type Deps = Pick<Services, 'db' | 'jobs' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn'>
  signal: AbortSignal
}

function followDueAccounts({ db, jobs, provider, providerSettings, now, log, signal }: Deps): Promise<void> {
  const only = sql<boolean>`key_mode = ${keyModeOf(providerSettings.keyId)}`
  return processDueBatch({
    claim: () => claimDue(db, 'linked_accounts', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE, only }),
    atOnce: AT_ONCE,
    signal,
    async action({ account_id, ...account }) {
      if (account_id !== null)
        await syncAccount({ db, jobs, provider, now: now() }, { ...account, account_id })
    },
    onFailure: ({ id }, error) =>
      log.warn({ err: error, linkedAccount: id }, 'a linked account could not be read at the provider'),
  })
}

export const linkedAccountTasks = (services: Services, log: FastifyBaseLogger): ScheduledTask[] => [
  {
    name: 'linked accounts',
    everyMs: 5 * MINUTE_MS,
    action: (signal) => followDueAccounts({ ...services, log, signal }),
  },
]
