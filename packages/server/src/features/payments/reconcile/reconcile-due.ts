// Reconciles the orders that are due for a check, a few at a time.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { Row } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { checkAfterRefusal } from '../rules/checks.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** Longer than all calls for one order can take; after a crash the order is due again then. */
const LEASE_MS = 60_000
/** The retry delay where the provider does not answer: the circuit breaker's pause (provider-call.ts) is over by then. */
const WITHOUT_ANSWER_MS = 10_000
const AT_ONCE = 8

type Deps = Pick<Services, 'db' | 'jobs' | 'live' | 'provider' | 'providerSettings' | 'settings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
}

/**
 * Orders that the provider did not answer for stay due. It does not know orders of the other key mode, which are left
 * out.
 */
export function reconcileDue(deps: Deps): Promise<void> {
  const { db, providerSettings, settings, now, log, signal } = deps
  const only = sql<boolean>`key_mode = ${keyModeOf(providerSettings.keyId)}`
  return processDueBatch({
    claim: () => claimDue(db, 'payment_orders', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE, only }),
    atOnce: AT_ONCE,
    signal,
    action: (order) =>
      reconcileOrder({ ...deps, checkAfterMs: settings.reconcileAfterMs, now: now() }, order).catch((error) =>
        postponeIfRefused(deps, order, error),
      ),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return log.error({ err: error, order: id }, 'an order could not be reconciled')
      log.warn({ err: error, order: id }, 'the provider could not be asked about an order')
      return askAgainAt(db, id, new Date(now().getTime() + WITHOUT_ANSWER_MS))
    },
  })
}

/** An order that the provider refuses to report would, if asked about every minute, keep others waiting. */
async function postponeIfRefused(
  { db, now, log }: Deps,
  { id, created_at }: Row<'payment_orders'>,
  error: unknown,
) {
  if (!(error instanceof ProviderError && error.outcome === 'refused')) throw error
  log.error({ err: error, order: id }, 'the provider refuses to tell of an order')
  await askAgainAt(db, id, checkAfterRefusal(created_at, now()))
}

async function askAgainAt(db: Services['db'], id: string, check_at: Date): Promise<void> {
  await db.updateTable('payment_orders').set({ check_at }).where('id', '=', id).execute()
}
