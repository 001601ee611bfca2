// The kinds of holds of a payout, from which sentences are made.
import * as z from 'zod/mini'

/**
 * `retry`, `upi-id-changed` and `upi-id-limit` end by themselves at a known time, `not-settled` once the provider has settled
 * the money. `provider-refused`: for a fault of ours, which was reported
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
  'not-settled',
  'upi-id-limit',
])
export type PayoutHold = z.infer<typeof payoutHold>
