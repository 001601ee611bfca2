// One round of paying hosts: what the provider has is heard, what has ended is opened, what must wait is held, what waited is woken, what is under way is seen to.
import type { FastifyBaseLogger } from 'fastify'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { processDueBoxes } from '../create/process-due-boxes.ts'
import { askReactivatedHosts } from '../hold/ask-reactivated-hosts.ts'
import { holdChangedUpiIds } from '../hold/hold-changed-upi-ids.ts'
import { holdForInactiveHosts } from '../hold/hold-for-inactive-hosts.ts'
import { requeueWaiting } from '../hold/requeue-waiting.ts'
import { syncListedPayouts } from '../reconcile/sync-listed-payouts.ts'
import { processDuePayouts } from './process-due-payouts.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  /** False where the books are wrong: then what is under way is only followed. */
  maySend?: boolean
}

/** One after the other: what is opened or woken is sent in the same round, and what was forgotten is not opened anew. */
export async function payHosts({ maySend = true, ...deps }: Deps): Promise<void> {
  const isHeard = await hear(deps)
  await processDueBoxes(deps)
  await holdForInactiveHosts(deps.db, deps.now())
  await requeueWaiting(deps.db, deps.now())
  await askReactivatedHosts(deps)
  if (!deps.provider.payouts) await holdChangedUpiIds(deps.db, deps.now())
  await processDuePayouts({ ...deps, maySend: maySend && isHeard })
}

/** False where the provider's list cannot be had: then what is under way is only followed. */
async function hear({ provider, now, log, ...deps }: Deps): Promise<boolean> {
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
