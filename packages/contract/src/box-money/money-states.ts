// The states of a host's money, and the reasons why it waits or is late, from which sentences are made.
import * as z from 'zod/mini'
import { payoutHold } from '../payout-holds.ts'

/**
 * In the order in which a host is told of them. Each paisa that a box has received is in one of them. `at-provider`: it is in no
 * payout yet, and the provider has not settled it.
 */
export const moneyState = z.enum(['late', 'waiting', 'at-provider', 'on-its-way', 'sent-on'])
export type MoneyState = z.infer<typeof moneyState>

/**
 * Besides the holds of a payout. `preparing`: it is owed, and in no payout yet. `to-send`: its payout is due. `at-bank`: it was sent,
 * and not confirmed. `too-little`: no payout can be as small.
 */
export const moneyReason = z.enum([
  ...payoutHold.options,
  'event-not-over',
  'preparing',
  'to-send',
  'at-bank',
  'too-little',
])
export type MoneyReason = z.infer<typeof moneyReason>

const WANTS_UPI_ID: readonly (MoneyReason | null)[] = [
  'no-upi-id',
  'unpayable-upi-id',
  'after-failures',
  'upi-id-not-found',
  'upi-id-denied',
]

/** True where only another UPI ID of the host, or a first one, ends the waiting. */
export const endsWithUpiId = (reason: MoneyReason | null): boolean => WANTS_UPI_ID.includes(reason)
