// Sees pieces through: sends what is due, sends again what nobody answered, asks what became of the others.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { Row } from '../../../db/tables.ts'
import { workThrough } from '../../../jobs/work-through.ts'
import { type PayoutProvider, ProviderError } from '../../../payments/provider.ts'
import type { Services } from '../../../services.ts'
import { applyPayout } from './apply-payout.ts'
import { type Sending, sendPiece } from './send-piece.ts'
import { isSendingStopped } from './stop-sending.ts'

/** Longer than all calls for one piece can take; where the provider gives no answer, it is asked again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX wants no more than five to ten calls a second (razorpay.md §1.6). */
const AT_ONCE = 4

/** While sending is stopped the provider is only asked about these. */
const ALREADY_TAKEN = sql<boolean>`state in ('processing', 'processed')`

type Given = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'now'> & {
  payouts: PayoutProvider
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  maySend?: boolean | undefined
}

/** Where the provider does not answer, what is left stays due. */
export const lookAfterPieces = ({ now, signal, maySend = true, ...given }: Given): Promise<void> =>
  workThrough({
    claim: async () => {
      const only = !maySend || (await isSendingStopped(given.db, now())) ? ALREADY_TAKEN : undefined
      return claimDue(given.db, 'payouts', {
        now: now(),
        leaseMs: LEASE_MS,
        limit: AT_ONCE,
        ...(only && { only }),
      })
    },
    atOnce: AT_ONCE,
    signal,
    deed: (piece) => lookAfter({ ...given, now: now() }, piece),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return given.log.error({ err: error, payout: id }, 'a payout could not be looked after')
      given.log.warn({ err: error, payout: id }, 'a payout could not be seen through; it is tried again')
    },
  })

async function lookAfter(given: Sending, piece: Row<'payouts'>): Promise<void> {
  const isTaken = piece.state === 'processing' || piece.state === 'processed'
  if (!isTaken) return sendPiece(given, piece.id)
  if (piece.provider_payout_id === null) throw new Error(`piece ${piece.id} is taken, but has no id`)
  await applyPayout(given, await given.payouts.fetch(piece.provider_payout_id))
}
