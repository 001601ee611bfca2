// Decides whether our bank may be paying a payout from a file: then the provider does not send it.
import { BANK_FILE_WAIT_MS } from '@lifafa/contract/limits'
import type { Row } from '../../../db/tables.ts'
import { isWithdrawn } from './mark-paid.ts'
import type { Obstacle } from './obstacle.ts'

type Payout = Pick<Row<'payouts'>, 'id' | 'state' | 'fault' | 'provider_payout_id' | 'sent_at' | 'listed_at'>

/**
 * `payouts`: all of the box. One that was withdrawn after it was listed counts for each that is unsent, since those replace it.
 * Undefined where there is no obstacle.
 */
export function obstacleOfBankFile(
  payouts: readonly Payout[],
  { id, upiId, now }: { id: string; upiId: string; now: Date },
): Obstacle | undefined {
  const listed = payouts.flatMap((payout) =>
    payout.listed_at && (payout.id === id || isWithdrawn(payout)) ? [payout.listed_at.getTime()] : [],
  )
  const until = new Date(Math.max(0, ...listed) + BANK_FILE_WAIT_MS)
  return until > now ? { hold: 'in-bank-file', upiId, until } : undefined
}
