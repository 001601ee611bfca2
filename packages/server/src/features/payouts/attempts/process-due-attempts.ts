// Processes due attempts at the provider: sends those that it may not have, asks about the others.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { processAttempt } from '../channels/provider/submit.ts'

/** Longer than all calls for one attempt can take; where the provider does not answer, it is due again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX allows no more than five to ten calls a second (docs/razorpay.md §1.6). */
const AT_ONCE = 4

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  /** Asked before each batch. False: attempts are only followed. */
  maySend: () => Promise<boolean>
}

/** No attempt is due later: a process whose clock was ahead has set such a time. */
const FURTHEST_MS = 2 * 24 * 60 * 60 * 1000

/** Attempts that the provider does not answer for stay due. */
export async function processDueAttempts({ now, signal, maySend, ...deps }: Deps): Promise<void> {
  await deps.db
    .updateTable('payout_attempts')
    .set({ check_at: now() })
    .where('check_at', '>', new Date(now().getTime() + FURTHEST_MS))
    .execute()
  let isSending = false
  let isRestored = false
  await processDueBatch({
    claim: async () => {
      isSending = await maySend()
      isRestored = (await getRestoredAt(deps.db)) !== null
      const limits = { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }
      return claimDue(deps.db, 'payout_attempts', { ...limits, only: sql<boolean>`channel = 'provider'` })
    },
    atOnce: AT_ONCE,
    signal,
    action: (attempt) => processAttempt({ ...deps, now: now() }, attempt, { maySend: isSending, isRestored }),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return deps.log.error({ err: error, attempt: id }, 'an attempt to pay a host could not be processed')
      deps.log.warn(
        { err: error, attempt: id },
        'the provider did not answer about a payout; it is tried again',
      )
    },
  })
}
