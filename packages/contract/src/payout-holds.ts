// Why a payout is not sent for now: kinds, from which sentences are made.
import * as z from 'zod/mini'

/**
 * `retry` and `upi-id-changed` end by themselves at a time that is known. `provider-refused`: for a fault of ours, of which
 * the operator was told.
 */
export const payoutHold = z.enum([
  'inactive',
  'no-upi-id',
  'unpayable-upi-id',
  'after-failures',
  'retry',
  'upi-id-changed',
  'provider-refused',
])
export type PayoutHold = z.infer<typeof payoutHold>
