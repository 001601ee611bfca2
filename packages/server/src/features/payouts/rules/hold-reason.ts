// Decides why a payout is not sent now: the one place that knows. Each reason ends in one way (contract/payout-holds).
import { type HoldReason, holdOf } from '@lifafa/contract/payout-holds'
import type { Paise, Row } from '../../../db/tables.ts'
import type { PayoutFailure } from '../../../provider/payout-failures.ts'
import { whyWrong } from '../../../upi-id-checks/rules.ts'
import {
  chosenAt,
  type DestinationColumns,
  destinationOf,
  isSameDestination,
  waitsUntil,
} from './destination.ts'
import { LEAST_HALVED_PAISE } from './plan-payouts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After this many refusals of a UPI ID, only another one is tried. */
const MOST_FAILURES = 3

/** RazorpayX's own rule: no underscore, which our forms accept (docs/razorpay.md §7.1). */
const PAYABLE = /^[A-Za-z0-9.-]+@[A-Za-z0-9.-]+$/

/** `not_before`: when a hold that ends by itself does. */
export type Hold = Pick<Row<'payouts'>, 'hold' | 'hold_reason' | 'not_before'>

export const holdFor = (reason: HoldReason, notBefore: Date | null = null): Hold => ({
  ...{ hold: holdOf(reason), hold_reason: reason, not_before: notBefore },
})

export const NO_HOLD = { hold: null, hold_reason: null, not_before: null }

/** Who is paid: `check` is of where. */
export type Payee = DestinationColumns &
  Pick<Row<'hosts'>, 'upi_id_changed_at' | 'bank_account_changed_at' | 'deactivated_at'> & {
    /** The answers of the bank and of the host about the UPI ID. */
    check: Pick<Row<'upi_id_checks'>, 'state' | 'answer'> | undefined
  }

/** The same object where it is held so already, and, where it needs another destination, since the host chose this one. */
export function withHold<P extends Hold & Pick<Row<'payouts'>, 'updated_at'>>(
  payout: P,
  hold: Hold,
  host: Payee,
): P {
  const { hold_reason, not_before } = hold
  const isSame = payout.hold_reason === hold_reason && payout.not_before?.getTime() === not_before?.getTime()
  const isAnew = hold.hold === 'needs-destination' && payout.updated_at.getTime() < chosenAt(host)
  return isSame && !isAnew ? payout : { ...payout, ...hold }
}

type Attempt = DestinationColumns &
  Pick<Row<'payout_attempts'>, 'payout_id' | 'state' | 'failure' | 'created_at' | 'updated_at'>
type Payout = Pick<Row<'payouts'>, 'id' | 'hold_reason' | 'not_before'>

/**
 * Returns why an open payout waits: NO_HOLD where nothing holds it. `attempts`: all of its box. `isAutomatic`: the provider sends it;
 * our own bank may accept what the provider does not. A hold that needs an operator never ends on its own, and today's limit of a
 * UPI ID lasts for the day.
 */
export function holdReason(
  payout: Payout,
  host: Payee,
  attempts: readonly Attempt[],
  { isAutomatic, now }: { isAutomatic: boolean; now: Date },
): Hold {
  const { hold_reason, not_before } = payout
  if (hold_reason !== null && holdOf(hold_reason) === 'needs-operator') return holdFor(hold_reason)
  if (host.deactivated_at) return holdFor('inactive')
  const destination = destinationOf(host)
  if (destination === null) return holdFor('no-upi-id')
  if (isAutomatic && destination.kind === 'upi-id' && !PAYABLE.test(destination.upiId))
    return holdFor('unpayable-upi-id')
  const wrong = whyWrong(host.check)
  if (wrong) return holdFor(wrong)
  const failures = failuresSinceSuccess(host, attempts)
  const refused = failures.filter((one) => one.payout_id === payout.id && one.failure === 'destination')
  if (refused.length >= MOST_FAILURES) return holdFor('after-failures')
  const changeEnds = waitsUntil(host, now)
  if (changeEnds) return holdFor('upi-id-changed', changeEnds)
  const until = new Date(Math.max(0, ...failures.map(({ updated_at }) => updated_at.getTime())) + DAY_MS)
  if (until > now) return holdFor('retry', until)
  if (hold_reason === 'upi-id-limit' && not_before !== null && not_before > now)
    return holdFor('upi-id-limit', not_before)
  return NO_HOLD
}

/** Failures that the host can do something about, or should know of; there is an alarm for the others. */
export const isOfHost = (failure: PayoutFailure | null): boolean =>
  failure === 'destination' || failure === 'bank' || failure === 'amount'

/** Refusals on the host's side since the last payment that arrived there. */
function failuresSinceSuccess(host: Payee, attempts: readonly Attempt[]): Attempt[] {
  const to = attempts.filter((attempt) => isSameDestination(attempt, host))
  return to.filter(
    ({ failure, updated_at }) =>
      isOfHost(failure) && !to.some(({ state, created_at }) => state === 'paid' && created_at >= updated_at),
  )
}

/** The hold that a failed attempt puts on its payout until an administrator decides; NO_HOLD where it is tried again automatically. */
export function holdAfter(failure: PayoutFailure, amountPaise: Paise): Hold {
  if (failure === 'ours') return holdFor('provider-refused')
  if (failure === 'rejected') return holdFor('rejected')
  return failure === 'amount' && amountPaise <= LEAST_HALVED_PAISE ? holdFor('too-large') : NO_HOLD
}
