// Runs the payouts task: sync with the provider, plan boxes, send and follow attempts.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import { claimDue } from '../../../db/claim-due.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { isStoppedByRefusals } from '../channels/provider/stop-sending.ts'
import { processAttempt } from '../channels/provider/submit.ts'
import { syncListedPayouts } from '../channels/provider/sync-listed.ts'
import { planDueBoxes } from './plan-due-boxes.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  /** False where the books are wrong: then attempts at the provider are only followed. */
  maySend?: boolean
}

/** In this order: what a backup lacks is imported before anything is planned, and what is planned is sent in the same run. */
export async function payHosts({ maySend = true, ...deps }: Deps): Promise<void> {
  const { db, provider, now } = deps
  const isSynced = await syncWithProvider(deps)
  const wasStopped = await isStoppedByRefusals(db, now())
  const isSending = async () =>
    maySend &&
    isSynced &&
    provider.payouts !== undefined &&
    !(await getRestoredAt(db)) &&
    !(await isStoppedByRefusals(db, now()))
  await planDueBoxes({ ...deps, maySend: await isSending() })
  await processDueAttempts(deps, isSending)
  if (!wasStopped && (await isStoppedByRefusals(db, now()))) raise(deps.log, 'payouts-stopped')
}

/** False where the provider's list is unavailable: then attempts at the provider are only followed. */
async function syncWithProvider({ provider, now, log, ...deps }: Deps): Promise<boolean> {
  const { sentPayouts } = provider
  if (!sentPayouts) return true
  try {
    await syncListedPayouts({ ...deps, sentPayouts, now: now(), log })
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.outcome === 'refused') raise(log, 'provider-denies', { list: 'payouts', ...error.refusal })
    log.warn({ err: error }, 'the provider’s list of payouts cannot be had; no payouts are sent for now')
    return false
  }
}

/** Longer than all calls for one attempt can take; where the provider does not answer, it is due again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX allows no more than five to ten calls a second (docs/razorpay.md §1.6). */
const AT_ONCE = 4
/** No attempt is due later: a process whose clock was ahead has set such a time. */
const FURTHEST_MS = 2 * 24 * 60 * 60 * 1000

/** Attempts that the provider does not answer for stay due. `maySend` is asked for each: refusals may stop the sending meanwhile. */
async function processDueAttempts(
  { now, signal, ...deps }: Deps,
  maySend: () => Promise<boolean>,
): Promise<void> {
  const { db, log } = deps
  await db
    .updateTable('payout_attempts')
    .set({ check_at: now() })
    .where('check_at', '>', new Date(now().getTime() + FURTHEST_MS))
    .execute()
  await processDueBatch({
    claim: () => claimDue(db, 'payout_attempts', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }),
    atOnce: AT_ONCE,
    signal,
    action: async (attempt) => processAttempt({ ...deps, now: now() }, attempt, await maySend()),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return log.error({ err: error, attempt: id }, 'an attempt to pay a host could not be processed')
      log.warn({ err: error, attempt: id }, 'the provider did not answer about a payout; it is tried again')
    },
  })
}
