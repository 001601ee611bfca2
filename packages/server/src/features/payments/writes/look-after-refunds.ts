// Sees refunds through that have not come to their end: sends what was not sent, asks what became of the others.
import type { FastifyBaseLogger } from 'fastify'
import { claimDue } from '../../../db/claim-due.ts'
import { ProviderError } from '../../../payments/provider.ts'
import type { Services } from '../../../services.ts'
import { followRefunds } from './follow-refunds.ts'
import { sendRefund } from './send-refund.ts'

/** Where the provider fails, it is asked again after this. */
const LEASE_MS = 10 * 60_000
const AT_ONCE = 8

type Given = Pick<Services, 'db' | 'provider' | 'now'> & { log: Pick<FastifyBaseLogger, 'warn'> }

export async function lookAfterRefunds({ db, provider, now, log }: Given): Promise<void> {
  const given = { db, provider, now: now() }
  const due = await claimDue(db, 'refunds', { now: given.now, leaseMs: LEASE_MS, limit: AT_ONCE })
  for (const { id, payment_id, state } of due)
    try {
      await (state === 'requested' ? sendRefund(given, id) : followRefunds(given, payment_id))
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, refund: id }, 'a refund could not be seen through; it is tried again')
    }
}
