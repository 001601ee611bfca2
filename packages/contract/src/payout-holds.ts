// The kinds of holds of a payout, from which sentences are made.
import * as z from 'zod/mini'

/**
 * `retry` and `upi-id-changed` end by themselves at a known time. `provider-refused`: for a fault of ours, which was reported
 * to the operator.
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
