// Runs the payouts task: sync with the provider, plan boxes, send and follow attempts.
import type { FastifyBaseLogger } from 'fastify'
import { getRestoredAt } from '../../../db/installation.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { processDueAttempts } from '../attempts/process-due-attempts.ts'
import { isStoppedByRefusals } from '../channels/provider/stop-sending.ts'
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
  const isSending = async () =>
    maySend &&
    isSynced &&
    provider.payouts !== undefined &&
    !(await getRestoredAt(db)) &&
    !(await isStoppedByRefusals(db, now()))
  await planDueBoxes({ ...deps, maySend: isSending })
  await processDueAttempts({ ...deps, maySend: isSending })
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
    log.warn({ err: error }, 'the provider’s list of payouts cannot be had; no payouts are sent for now')
    return false
  }
}
