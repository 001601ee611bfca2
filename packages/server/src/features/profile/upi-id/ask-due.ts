// Asks the provider about UPI IDs whose question is due: not asked yet, or not answered.
import type { FastifyBaseLogger } from 'fastify'
import { claimDue } from '../../../db/claim-due.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import type { Services } from '../../../services.ts'
import { askBank, LEASE_MS } from './ask-bank.ts'

const AT_ONCE = 4

type Deps = Pick<Services, 'db' | 'provider' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'error'>
  signal: AbortSignal
}

export const askDue = ({ now, log, signal, ...deps }: Deps): Promise<void> =>
  processDueBatch({
    claim: () => claimDue(deps.db, 'upi_id_checks', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }),
    atOnce: AT_ONCE,
    signal,
    action: (check) => askBank({ ...deps, now: now() }, check),
    onFailure: ({ id }, error) => log.error({ err: error, check: id }, 'a UPI ID could not be checked'),
  })
