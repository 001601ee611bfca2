// Decides which payouts of a box to create, to make smaller, to divide and to cancel.
import { MAX_PAYOUT_RUPEES } from '@lifafa/contract/limits'
import { rupeesToPaise } from '@lifafa/contract/money'
import type { Paise, Row } from '../../../db/tables.ts'
import { type DestinationColumns, isSameDestination } from './destination.ts'

/** No channel carries more at once: UPI's limit. */
export const MOST_PAISE = rupeesToPaise(MAX_PAYOUT_RUPEES)
/** A RazorpayX payout is at least one rupee (docs/razorpay.md §7.1). */
export const LEAST_PAISE = 100
/** An amount that was refused is halved down to this; below it the amount is not the reason. */
export const LEAST_HALVED_PAISE = rupeesToPaise(1000)

/**
 * Empty where less than the smallest payout is owed: it waits for more. Otherwise the amounts sum to all of it, each at most `mostPaise`.
 * @internal Exported for tests.
 */
export function splitIntoPayouts(owedPaise: Paise, mostPaise: Paise = MOST_PAISE): Paise[] {
  if (owedPaise < LEAST_PAISE) return []
  const whole = Math.floor(owedPaise / mostPaise)
  const rest = owedPaise % mostPaise
  const payouts = Array.from({ length: whole }, () => mostPaise)
  if (rest === 0) return payouts
  if (rest >= LEAST_PAISE) return [...payouts, rest]
  // The rest is too small for a payout: the one before it is made smaller.
  return [...payouts.slice(1), mostPaise - LEAST_PAISE, rest + LEAST_PAISE]
}

type Refused = DestinationColumns & Pick<Row<'payout_attempts'>, 'failure' | 'amount_paise'>

/** The most that is sent to a destination at once: half of the smallest amount that was refused for being too large. */
export const mostTo = (host: DestinationColumns, attempts: readonly Refused[]): Paise =>
  Math.min(
    MOST_PAISE,
    ...attempts
      .filter((attempt) => attempt.failure === 'amount' && isSameDestination(attempt, host))
      .map(({ amount_paise }) => Math.max(LEAST_HALVED_PAISE, Math.floor(amount_paise / 2))),
  )

type Open = Pick<Row<'payouts'>, 'id' | 'amount_paise'>
export type PayoutPlan = {
  cancel: string[]
  resize: { id: string; amountPaise: Paise }[]
  /** `partOf`: the payout that is divided, whose promise it keeps; undefined: owed anew. */
  create: { amountPaise: Paise; partOf?: string }[]
}

/** `open`: in their order, the last is cancelled first. `availablePaise`: for them and new ones. The plan's open payouts sum to it, but for less than LEAST_PAISE. */
export function planPayouts(
  open: readonly Open[],
  availablePaise: Paise,
  mostPaise: Paise = MOST_PAISE,
): PayoutPlan {
  const plan: PayoutPlan = { cancel: [], resize: [], create: [] }
  let freePaise = availablePaise
  for (const { id, amount_paise } of open) {
    const keptPaise = Math.min(amount_paise, freePaise)
    if (keptPaise < LEAST_PAISE) {
      plan.cancel.push(id)
      continue
    }
    freePaise -= keptPaise
    const [first = keptPaise, ...parts] = splitIntoPayouts(keptPaise, mostPaise)
    if (first !== amount_paise) plan.resize.push({ id, amountPaise: first })
    plan.create.push(...parts.map((amountPaise) => ({ amountPaise, partOf: id })))
  }
  plan.create.push(...splitIntoPayouts(freePaise, mostPaise).map((amountPaise) => ({ amountPaise })))
  return plan
}
