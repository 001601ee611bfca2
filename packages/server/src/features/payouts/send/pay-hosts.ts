// Runs the payouts task: sync with the provider, create payouts, hold and requeue waiting ones, send what is due.

import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { processDueBoxes } from '../create/process-due-boxes.ts'
import { askReactivatedHosts } from '../hold/ask-reactivated-hosts.ts'
import { holdForInactiveHosts } from '../hold/hold-for-inactive-hosts.ts'
import { holdReplacements } from '../hold/hold-replacements.ts'
import { holdWrongUpiIds } from '../hold/hold-wrong-upi-ids.ts'
import { requeueWaiting } from '../hold/requeue-waiting.ts'
import { syncListedPayouts } from '../reconcile/sync-listed-payouts.ts'
import { processDuePayouts } from './process-due-payouts.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  /** False where the books are wrong: then payouts at the provider are only followed. */
  maySend?: boolean
}

/**
 * In this order: what is created or requeued is sent in the same run, and what a backup lacks is imported before
 * anything is created.
 */
export async function payHosts({ maySend = true, ...deps }: Deps): Promise<void> {
  const isSynced = await syncWithProvider(deps)
  await processDueBoxes(deps)
  await holdForInactiveHosts(deps.db, deps.now())
  await requeueWaiting(deps.db, deps.now())
  await askReactivatedHosts(deps)
  if (!deps.provider.payouts) {
    await holdReplacements(deps.db, deps.now())
    await holdChangedUpiIds(deps.db, deps.now())
    await holdWrongUpiIds({ ...deps, now: deps.now() })
  }
  await processDuePayouts({ ...deps, maySend: maySend && isSynced })
}

/** False where the provider's list is unavailable: then payouts at the provider are only followed. */
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

/** Where the provider pays, the same is decided when a payout is about to be sent. Repeated after a deadlock: a file locks payouts, too. */
const holdChangedUpiIds = (db: Kysely<Database>, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const waitBegan = new Date(now.getTime() - UPI_ID_CHANGE_WAIT_MS)
    await trx
      .updateTable('payouts')
      .from('hosts')
      .set(({ ref }) => ({
        state: 'waiting' as const,
        upi_id: ref('hosts.upi_id'),
        hold: 'upi-id-changed' as const,
        check_at: sql<Date>`(hosts.upi_id_changed_at at time zone 'UTC' + ${UPI_ID_CHANGE_WAIT_MS} * interval '1 millisecond')
        at time zone 'UTC'`,
        updated_at: now,
      }))
      .where('payouts.state', '=', 'due')
      .whereRef('hosts.id', '=', 'payouts.host_id')
      .where('hosts.upi_id', 'is not', null)
      .where('hosts.upi_id_changed_at', '>', waitBegan)
      .execute()
  })
