// Reconciles the orders that are due for a check, a few at a time.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue, scheduleCheck } from '../../../db/claim-due.ts'
import type { Row } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { checkAfterRefusal } from '../rules/checks.ts'
import { reconcileOrder, reconcileWaiting } from './reconcile-order.ts'

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
export async function reconcileDue(deps: Deps): Promise<void> {
  await reconcileDueOf(deps, 'payment_orders', reconcileOrder)
  await reconcileDueOf(deps, 'waiting_orders', reconcileWaiting)
}

type Table = 'payment_orders' | 'waiting_orders'
type Due<T extends Table> = Row<T> & Pick<Row<Table>, 'id' | 'created_at'>

function reconcileDueOf<T extends Table>(
  deps: Deps,
  table: T,
  reconcile: (
    deps: Omit<Deps, 'now'> & { checkAfterMs: readonly number[]; now: Date },
    order: Row<T>,
  ) => Promise<void>,
): Promise<void> {
  const { db, providerSettings, settings, now, log, signal } = deps
  const only = sql<boolean>`key_mode = ${keyModeOf(providerSettings.keyId)}`
  const claim = { leaseMs: LEASE_MS, limit: AT_ONCE, only }
  return processDueBatch({
    claim: () => claimDue(db, table, { ...claim, now: now() }) as Promise<Due<T>[]>,
    atOnce: AT_ONCE,
    signal,
    action: (order) =>
      reconcile({ ...deps, checkAfterMs: settings.reconcileAfterMs, now: now() }, order).catch((error) =>
        postponeIfRefused(deps, table, order, error),
      ),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return log.error({ err: error, order: id }, 'an order could not be reconciled')
      log.warn({ err: error, order: id }, 'the provider did not answer about an order')
      return scheduleCheck(db, table, id, new Date(now().getTime() + WITHOUT_ANSWER_MS))
    },
  })
}

/** An order that the provider refuses to report would, if asked about every minute, keep others waiting. */
async function postponeIfRefused(
  { db, now, log }: Deps,
  table: Table,
  { id, created_at }: Pick<Row<Table>, 'id' | 'created_at'>,
  error: unknown,
) {
  if (!(error instanceof ProviderError && error.outcome === 'refused')) throw error
  log.error({ err: error, order: id }, 'the provider refuses a query about an order')
  await scheduleCheck(db, table, id, checkAfterRefusal(created_at, now()))
}
