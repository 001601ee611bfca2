// The states of a host's money, and the reasons why it waits or is late, from which sentences are made.
import * as z from 'zod/mini'
import { type PayoutHold, payoutHold } from '../payout-holds.ts'

/**
 * In the order in which a host is told of them. Each paisa that a box has received is in one of them. `action-needed`: only the host
 * ends the waiting, by a UPI ID that can be paid. `on-hold`: the host has to contact us. `at-provider`: it is in no payout yet, and
 * the provider has not settled it.
 */
export const moneyState = z.enum([
  'action-needed',
  'on-hold',
  'late',
  'waiting',
  'at-provider',
  'on-its-way',
  'sent-on',
])
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

/** Holds that only the host ends, or an administrator for the host, with the state that the money is in meanwhile. */
export const HELD_FOR_HOST = {
  'no-upi-id': 'action-needed',
  'unpayable-upi-id': 'action-needed',
  'after-failures': 'action-needed',
  'upi-id-not-found': 'action-needed',
  'upi-id-denied': 'action-needed',
  inactive: 'on-hold',
} as const satisfies Partial<Record<PayoutHold, MoneyState>>

/** The state of money that waits for this reason. */
export const waitingState = (reason: MoneyReason | null): MoneyState =>
  reason !== null && reason in HELD_FOR_HOST ? HELD_FOR_HOST[reason as keyof typeof HELD_FOR_HOST] : 'waiting'

/** True where only another UPI ID of the host, or a first one, ends the waiting. */
export const endsWithUpiId = (reason: MoneyReason | null): boolean => waitingState(reason) === 'action-needed'
