// Decides which payouts of a box to create, to make smaller, to divide and to cancel.
import { MAX_PAYOUT_RUPEES } from '@lifafa/contract/limits'
import { rupeesToPaise } from '@lifafa/contract/money'
import type { Paise, Row } from '../../../db/tables.ts'
import { type DestinationColumns, isSameDestination } from './destination.ts'
import { isOpen } from './states.ts'

/** No channel carries more at once: UPI's limit. */
export const MOST_PAISE = rupeesToPaise(MAX_PAYOUT_RUPEES)
/** A RazorpayX payout is at least one rupee (docs/razorpay.md §7.1). */
export const LEAST_PAISE = 100
/** An amount that was refused is halved down to this; below it the amount is not the reason. */
export const LEAST_HALVED_PAISE = rupeesToPaise(1000)

/**
 * The amounts that each open payout becomes: none where it is cancelled, several where it is divided. The last entry is owed anew. `openPaise`:
 * in their order, the last is cancelled first. All amounts sum to `availablePaise`, but for less than LEAST_PAISE, which waits for more.
 */
export function planPayouts(
  openPaise: readonly Paise[],
  availablePaise: Paise,
  mostPaise: Paise = MOST_PAISE,
): Paise[][] {
  let freePaise = availablePaise
  return [...openPaise, Infinity].map((paise) => {
    const amounts = split(Math.min(paise, freePaise), mostPaise)
    freePaise -= amounts.reduce((sum, amount) => sum + amount, 0)
    return amounts
  })
}

function split(paise: Paise, mostPaise: Paise): Paise[] {
  if (paise < LEAST_PAISE) return []
  const payouts: Paise[] = Array(Math.floor(paise / mostPaise)).fill(mostPaise)
  const rest = paise % mostPaise
  if (rest === 0) return payouts
  if (rest >= LEAST_PAISE) return [...payouts, rest]
  // The rest is too small for a payout: the one before it is made smaller.
  return [...payouts.slice(1), mostPaise - LEAST_PAISE, rest + LEAST_PAISE]
}

type Planned = Pick<Row<'payouts'>, 'id' | 'state' | 'hold' | 'amount_paise'>
type Attempted = Pick<Row<'payout_attempts'>, 'payout_id' | 'amount_paise'>

/**
 * The amounts of payouts before they are planned; an emptied one has nothing. New money first makes those whole again that wait for an
 * administrator, up to the amount that was last attempted; one that was never attempted takes all. In a payout of its own it would be sent
 * without the decision. `attempts`: all of the box.
 */
export function grownBack(
  payouts: readonly Planned[],
  attempts: readonly Attempted[],
  availablePaise: Paise,
): Paise[] {
  let newPaise = availablePaise - payouts.reduce((sum, payout) => sum + leftOf(payout), 0)
  return payouts.map((payout) => {
    const last = attempts.findLast(({ payout_id }) => payout_id === payout.id)
    const wholePaise = last?.amount_paise ?? Infinity
    const lostPaise = payout.hold === 'needs-operator' ? wholePaise - leftOf(payout) : 0
    const paise = Math.max(0, Math.min(lostPaise, newPaise))
    newPaise -= paise
    return leftOf(payout) + paise
  })
}

const leftOf = (payout: Planned): Paise => (isOpen(payout) ? payout.amount_paise : 0)

type Refused = DestinationColumns & Pick<Row<'payout_attempts'>, 'failure' | 'amount_paise'>

/** The most that is sent to a destination at once: half of the smallest amount that was refused for being too large. */
export const mostTo = (host: DestinationColumns, attempts: readonly Refused[]): Paise =>
  Math.min(
    MOST_PAISE,
    ...attempts
      .filter((attempt) => attempt.failure === 'amount' && isSameDestination(attempt, host))
      .map(({ amount_paise }) => Math.max(LEAST_HALVED_PAISE, Math.floor(amount_paise / 2))),
  )
