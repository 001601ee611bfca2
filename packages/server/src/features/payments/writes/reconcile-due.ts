// Works through the orders about which the provider is to be asked now, a few at a time.
import type { FastifyBaseLogger } from 'fastify'
import { claimDue } from '../../../db/claim-due.ts'
import { ProviderError } from '../../../payments/provider.ts'
import type { Services } from '../../../services.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** Longer than all calls for one order can take; after a crash somebody else goes on then. */
const LEASE_MS = 60_000
const AT_ONCE = 8

type Given = Pick<Services, 'db' | 'jobs' | 'provider' | 'settings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Stops where the provider does not answer: what is left stays due. */
export async function reconcileDue({ db, jobs, provider, settings, now, log }: Given): Promise<void> {
  for (;;) {
    const given = { db, jobs, provider, checkAfterMs: settings.reconcileAfterMs, now: now(), log }
    const due = await claimDue(db, 'payment_orders', { now: given.now, leaseMs: LEASE_MS, limit: AT_ONCE })
    const results = await Promise.allSettled(due.map((order) => reconcileOrder(given, order)))
    const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
    for (const error of failures)
      if (!(error instanceof ProviderError)) throw error
      else log.warn({ err: error }, 'the provider could not be asked about an order')
    if (due.length < AT_ONCE || failures.length > 0) return
  }
}
