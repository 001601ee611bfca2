// The kinds of holds of a payout, from which sentences are made.
import * as z from 'zod/mini'

/**
 * `retry`, `upi-id-changed` and `upi-id-limit` end by themselves at a known time, `not-settled` once the provider has settled the
 * money. `provider-refused`: for a fault of ours, which was reported to the operator. `upi-id-not-found`: the bank says that nobody
 * can be paid there. `upi-id-denied`: the host says that the account is somebody else's. `in-bank-file`: a bank file has it, or has
 * a payout that it replaces, and our bank may be paying that.
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
  'upi-id-not-found',
  'upi-id-denied',
  'in-bank-file',
])
export type PayoutHold = z.infer<typeof payoutHold>
