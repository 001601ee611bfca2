// One round of paying hosts: what the provider has is heard, what has ended is opened, what must wait is held, what waited is woken, what is under way is seen to.
import type { FastifyBaseLogger } from 'fastify'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { lookAfterBoxes } from '../create/process-due-boxes.ts'
import { askReadmitted } from '../hold/ask-reactivated-hosts.ts'
import { holdChanged } from '../hold/hold-changed-upi-ids.ts'
import { holdInactive } from '../hold/hold-for-inactive-hosts.ts'
import { wakeWaiting } from '../hold/requeue-waiting.ts'
import { applyListedPayouts } from '../reconcile/sync-listed-payouts.ts'
import { lookAfterPieces } from './process-due-payouts.ts'

type Given = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  /** False where the books are wrong: then what is under way is only followed. */
  maySend?: boolean
}

/** One after the other: what is opened or woken is sent in the same round, and what was forgotten is not opened anew. */
export async function payOut({ maySend = true, ...given }: Given): Promise<void> {
  const isHeard = await hear(given)
  await lookAfterBoxes(given)
  await holdInactive(given.db, given.now())
  await wakeWaiting(given.db, given.now())
  await askReadmitted(given)
  if (!given.provider.payouts) await holdChanged(given.db, given.now())
  await lookAfterPieces({ ...given, maySend: maySend && isHeard })
}

/** False where the provider's list cannot be had: then what is under way is only followed. */
async function hear({ provider, now, log, ...given }: Given): Promise<boolean> {
  const { sentPayouts } = provider
  if (!sentPayouts) return true
  try {
    await applyListedPayouts({ ...given, sentPayouts, now: now(), log })
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'the provider’s list of payouts cannot be had; no payouts are sent for now')
    return false
  }
}
