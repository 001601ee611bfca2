// Asks the provider what became of a piece that it was told of, and sends nothing.
import type { FastifyBaseLogger } from 'fastify'
import type { Row } from '../../../db/tables.ts'
import type { SentPayouts } from '../../../provider/provider.ts'
import { applyPayout } from '../apply/apply-payout.ts'
import type { Given } from '../create/create-payouts.ts'
import { refusePiece } from './fail-payout.ts'

/** No call is under way for so long, and no list of the provider lags behind by as much. */
const NEVER_TAKEN_AFTER_MS = 24 * 60 * 60 * 1000

export type Following = Given & { sentPayouts: SentPayouts; log: Pick<FastifyBaseLogger, 'error'> }

/** A piece that the provider does not have a day after it was last asked for has failed, and is opened again. Throws ProviderError. */
export async function followPiece(given: Following, piece: Row<'payouts'>): Promise<void> {
  const { sentPayouts, now } = given
  if (piece.provider_payout_id !== null)
    return void (await applyPayout(given, await sentPayouts.fetch(piece.provider_payout_id)))
  if (piece.state !== 'sent')
    throw new Error(`piece ${piece.id} is ${piece.state}, but has no id of the provider`)
  const found = await sentPayouts.find(piece.id)
  if (found) await applyPayout(given, found)
  else if (now.getTime() - piece.updated_at.getTime() > NEVER_TAKEN_AFTER_MS)
    await refusePiece(given, piece.id, { fault: 'never-taken', reason: null })
}
