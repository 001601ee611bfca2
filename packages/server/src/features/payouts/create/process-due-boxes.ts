// Creates the payouts of boxes that are due for a check, a few at a time.
import type { FastifyBaseLogger } from 'fastify'
import { claimDue } from '../../../db/claim-due.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import type { Services } from '../../../services.ts'
import { createPayouts } from './create-payouts.ts'

/** Longer than one box can take; after a crash another process takes over then. */
const LEASE_MS = 60_000
const AT_ONCE = 8

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'error'>
  signal: AbortSignal
}

export const processDueBoxes = ({ now, log, signal, ...deps }: Deps): Promise<void> =>
  processDueBatch({
    claim: () => claimDue(deps.db, 'event_boxes', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }),
    atOnce: AT_ONCE,
    signal,
    action: ({ id }) => createPayouts({ ...deps, now: now() }, id),
    onFailure: ({ id }, error) =>
      log.error({ err: error, box: id }, 'what is owed for a box could not be opened'),
  })
