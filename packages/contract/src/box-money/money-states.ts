// The states of a host's money, and the reasons why it waits or is late, from which sentences are made.
import * as z from 'zod/mini'
import { HOLDS, type HoldReason } from '../payout-holds.ts'

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
 * Besides the reasons for which a payout is held, of which `too-large` is `provider-refused` to a host. `rejected`: an administrator or our
 * approver does not pay it. `unknown-outcome`: it may be on its way. `preparing`: it is owed, and in no payout yet. `asked-back`: a refund of
 * it is under way, or a guest's bank disputes it; or of a gift of another box, which the host was paid for. `to-send`: its payout is due.
 * `at-bank`: it was sent, and not confirmed. `too-little`: no payout can be as small. `account-upi-id-wrong`: the provider holds it at the
 * host's account for the UPI ID that is saved, which no bank knows or the host denies. `earlier-upi-id-wrong`: the same, for one that was
 * saved before.
 */
export const moneyReason = z.enum([
  ...HOLDS['needs-destination'],
  ...HOLDS['not-before'],
  ...HOLDS['host-inactive'],
  'provider-refused',
  'rejected',
  'unknown-outcome',
  'event-not-over',
  'preparing',
  'asked-back',
  'to-send',
  'at-bank',
  'too-little',
  'account-upi-id-wrong',
  'earlier-upi-id-wrong',
])
export type MoneyReason = z.infer<typeof moneyReason>
/** Why the provider holds gifts on after their event. */
export type TransferHold = Extract<
  MoneyReason,
  'account-upi-id-wrong' | 'earlier-upi-id-wrong' | 'inactive' | 'asked-back'
>

/** Holds that only the host ends, or an administrator for the host, with the state that the money is in meanwhile. */
const HELD_FOR_HOST = {
  'no-upi-id': 'action-needed',
  'unpayable-upi-id': 'action-needed',
  'after-failures': 'action-needed',
  'upi-id-not-found': 'action-needed',
  'upi-id-denied': 'action-needed',
  inactive: 'on-hold',
} as const satisfies Partial<Record<HoldReason, MoneyState>>

/** Money at an earlier linked account does not follow the host's UPI ID: only we can move it. */
const NOT_WAITING: Partial<Record<MoneyReason, MoneyState>> = {
  ...HELD_FOR_HOST,
  rejected: 'on-hold',
  'account-upi-id-wrong': 'action-needed',
  'earlier-upi-id-wrong': 'on-hold',
}

/** The state of money that waits for this reason. */
export const waitingState = (reason: MoneyReason | null): MoneyState =>
  (reason && NOT_WAITING[reason]) ?? 'waiting'

/** True if the host has to save another UPI ID, or a first one. */
export const endsWithUpiId = (reason: MoneyReason | null): boolean => waitingState(reason) === 'action-needed'
