// Derives the id of a payout: always the same for the n-th payout of a box.
import { createHash } from 'node:crypto'

/**
 * The id is the payout's idempotency key at the provider. After the restore of a backup that lacks payouts sent since,
 * creating them again gives the ids that the provider already has, and nothing is paid twice. A UUID of version 8.
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
