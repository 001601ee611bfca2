// Processes due payouts: sends them, sends unanswered ones again, asks the provider about the others.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Row } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { sendPayout } from './send-payout.ts'
import { isStoppedByRefusals } from './stop-sending.ts'
import { syncPayout } from './sync-payout.ts'

/** Longer than all calls for one payout can take; where the provider does not answer, it is due again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX allows no more than five to ten calls a second (docs/razorpay.md §1.6). */
const AT_ONCE = 4

/**
 * While sending is stopped we still ask about these. Otherwise a payout marked sent that the provider never received would keep sending
 * stopped for ever. A payout that was paid by hand is never due.
 */
const SENT_BEFORE = sql<boolean>`state in ('sent', 'processing', 'processed')`
/** After refusals sending is stopped for half an hour. What was refused is sent again then, and has not failed meanwhile. */
const TAKEN = sql<boolean>`state in ('processing', 'processed')`

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  maySend: boolean
}

/** Payouts that the provider does not answer for stay due. Does nothing where there is no account for payouts. */
export async function processDuePayouts({ now, signal, maySend, ...deps }: Deps): Promise<void> {
  const { payouts, sentPayouts } = deps.provider
  if (!sentPayouts) return
  let isSending = false
  await processDueBatch({
    claim: async () => {
      const isAllowed = payouts !== undefined && maySend && !(await getRestoredAt(deps.db))
      isSending = isAllowed && !(await isStoppedByRefusals(deps.db, now()))
      const limits = { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }
      const only = isAllowed ? TAKEN : SENT_BEFORE
      return claimDue(deps.db, 'payouts', { ...limits, ...(!isSending && { only }) })
    },
    atOnce: AT_ONCE,
    signal,
    action: (payout) =>
      payouts && isSending && !isTaken(payout)
        ? sendPayout({ ...deps, payouts, now: now() }, payout.id)
        : syncPayout({ ...deps, sentPayouts, now: now() }, payout),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return deps.log.error({ err: error, payout: id }, 'a payout could not be processed')
      deps.log.warn(
        { err: error, payout: id },
        'the provider did not answer about a payout; it is tried again',
      )
    },
  })
}

const isTaken = ({ state }: Row<'payouts'>): boolean => state === 'processing' || state === 'processed'
