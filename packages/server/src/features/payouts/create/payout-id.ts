// The id of a payout: always the same for a box's n-th payout.
import { createHash } from 'node:crypto'

/**
 * It is the payout's key at the provider. Where a backup was restored that knows nothing of payouts sent since, opening them
 * again gives them the ids under which the provider has them already, and nothing is paid twice. As a UUID of version 8.
 */
export function payoutId(eventBoxId: string, number: number): string {
  const hex = createHash('sha256').update(`payout ${eventBoxId} ${number}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(12, 15)}`,
    `a${hex.slice(15, 18)}`,
    hex.slice(18, 30),
  ].join('-')
}
