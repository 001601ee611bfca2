// Sees pieces through: sends what is due, sends again what nobody answered, asks what became of the others.
import type { FastifyBaseLogger } from 'fastify'
import { claimDue } from '../../../db/claim-due.ts'
import type { Row } from '../../../db/tables.ts'
import { type PayoutProvider, ProviderError } from '../../../payments/provider.ts'
import type { Services } from '../../../services.ts'
import { applyPayout } from './apply-payout.ts'
import type { Given } from './open-pieces.ts'
import { sendPiece } from './send-piece.ts'

/** Longer than all calls for one piece can take; where the provider gives no answer, it is asked again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX wants no more than five to ten calls a second (razorpay.md §1.6). */
const AT_ONCE = 4

type Clocked = Omit<Given, 'now'> & Pick<Services, 'now'> & { log: Pick<FastifyBaseLogger, 'warn' | 'error'> }

/** Stops where the provider does not answer: what is left stays due. */
export async function lookAfterPieces(services: Clocked, payouts: PayoutProvider): Promise<void> {
  for (;;) {
    const given = { ...services, payouts, now: services.now() }
    const due = await claimDue(given.db, 'payouts', { now: given.now, leaseMs: LEASE_MS, limit: AT_ONCE })
    const results = await Promise.allSettled(due.map((piece) => lookAfter(given, piece)))
    const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
    for (const error of failures)
      if (!(error instanceof ProviderError)) throw error
      else services.log.warn({ err: error }, 'a payout could not be seen through; it is tried again')
    if (due.length < AT_ONCE || failures.length > 0) return
  }
}

type Seeing = Given & { payouts: PayoutProvider; log: Clocked['log'] }

async function lookAfter(given: Seeing, piece: Row<'payouts'>): Promise<void> {
  const isTaken = piece.state === 'processing' || piece.state === 'processed'
  if (!isTaken) return sendPiece(given, piece.id)
  if (piece.provider_payout_id === null) throw new Error(`piece ${piece.id} is taken, but has no id`)
  await applyPayout(given, await given.payouts.fetch(piece.provider_payout_id))
}
