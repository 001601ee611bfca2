// Processes transfers that are due: asks the provider about them, moves holds, and reverses what was refunded.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { raise } from '../../../alarms.ts'
import { claimDue } from '../../../db/claim-due.ts'
import { onNew } from '../../../jobs/on-new.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import type { TaskAction } from '../../../jobs/scheduled-task.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { listLateTransfers } from '../../transfers/reads.ts'
import { reconcileTransfer } from './reconcile-transfer.ts'

/** If the provider fails, or the process ends, a transfer is due again after this. */
const LEASE_MS = 60_000
const AT_ONCE = 8

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
}

export function processDueTransfers({
  db,
  provider,
  providerSettings,
  now,
  log,
  signal,
}: Deps): Promise<void> {
  const only = sql<boolean>`exists (
    select from payment_orders o where o.id = transfers.payment_order_id and o.event_box_id = transfers.event_box_id
      and o.key_mode = ${keyModeOf(providerSettings.keyId)})`
  return processDueBatch({
    claim: () => claimDue(db, 'transfers', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE, only }),
    atOnce: AT_ONCE,
    signal,
    action: (transfer) => reconcileTransfer({ db, provider, now }, transfer),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return log.error({ err: error, transfer: id }, 'a transfer could not be reconciled')
      log.warn(
        { err: error, transfer: id },
        'the provider did not answer about a transfer; it is tried again',
      )
    },
  })
}

/** Raises an alarm when there is one that was not late before: not carried out, or not sent on to the host after the event. */
export const watchLateTransfers = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction =>
  onNew(
    () => listLateTransfers(db, now()),
    (transfers) => raise(log, 'transfer-late', { transfers }),
  )
