// Sees payouts through: sends what is due, sends again what nobody answered, asks what became of the others.
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { Row } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/work-through.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { sendPayout } from './send-payout.ts'
import { isSendingStopped } from './stop-sending.ts'
import { syncPayout } from './sync-payout.ts'

/** Longer than all calls for one payout can take; where the provider gives no answer, it is asked again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX wants no more than five to ten calls a second (docs/razorpay.md §1.6). */
const AT_ONCE = 4

/** While sending is stopped the provider is only asked about these. */
const ALREADY_TAKEN = sql<boolean>`state in ('processing', 'processed')`
/** Where an administrator pays the hosts, these were sent before; what an administrator paid is never due to be looked at. */
const SENT_BEFORE = sql<boolean>`state in ('sent', 'processing', 'processed')`

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  maySend: boolean
}

/** Where the provider does not answer, what is left stays due. Nothing is done where it has no account of ours. */
export async function processDuePayouts({ now, signal, maySend, ...deps }: Deps): Promise<void> {
  const { payouts, sentPayouts } = deps.provider
  if (!sentPayouts) return
  await processDueBatch({
    claim: async () => {
      const only = await whichOf({ ...deps, now: now(), maySend })
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
        return deps.log.error({ err: error, payout: id }, 'a payout could not be looked after')
      deps.log.warn({ err: error, payout: id }, 'a payout could not be seen through; it is tried again')
    },
  })
}

const isTaken = ({ state }: Row<'payouts'>): boolean => state === 'processing' || state === 'processed'

type Moment = Pick<Deps, 'db' | 'provider'> & { now: Date; maySend: boolean }

/** Undefined: all that are due. */
async function whichOf({ db, provider, now, maySend }: Moment): Promise<RawBuilder<SqlBool> | undefined> {
  if (!provider.payouts) return SENT_BEFORE
  return !maySend || (await isSendingStopped(db, now)) ? ALREADY_TAKEN : undefined
}
