// Processes due payouts: sends them, sends unanswered ones again, asks the provider about the others.
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { Row } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { sendPayout } from './send-payout.ts'
import { isSendingStopped } from './stop-sending.ts'
import { syncPayout } from './sync-payout.ts'

/** Longer than all calls for one payout can take; where the provider does not answer, it is due again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX allows no more than five to ten calls a second (docs/razorpay.md §1.6). */
const AT_ONCE = 4

/** While sending is stopped the provider is only asked about these. */
const ALREADY_TAKEN = sql<boolean>`state in ('processing', 'processed')`
/** Where an administrator pays the hosts, these were sent before; a payout that was paid by hand is never due. */
const SENT_BEFORE = sql<boolean>`state in ('sent', 'processing', 'processed')`

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  maySend: boolean
}

/** Payouts that the provider does not answer for stay due. Does nothing where there is no account for payouts. */
export async function processDuePayouts({ now, signal, maySend, ...deps }: Deps): Promise<void> {
  const { payouts, sentPayouts } = deps.provider
  if (!sentPayouts) return
  await processDueBatch({
    claim: async () => {
      const only = await dueCondition({ ...deps, now: now(), maySend })
      const limits = { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }
      return claimDue(deps.db, 'payouts', { ...limits, ...(only && { only }) })
    },
    atOnce: AT_ONCE,
    signal,
    action: (payout) =>
      payouts && !isTaken(payout)
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

type Moment = Pick<Deps, 'db' | 'provider'> & { now: Date; maySend: boolean }

/** Undefined: all that are due. */
async function dueCondition({
  db,
  provider,
  now,
  maySend,
}: Moment): Promise<RawBuilder<SqlBool> | undefined> {
  if (!provider.payouts) return SENT_BEFORE
  return !maySend || (await isSendingStopped(db, now)) ? ALREADY_TAKEN : undefined
}
