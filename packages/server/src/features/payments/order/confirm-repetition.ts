// Asks for confirmation before a guest contributes the same again: a guest who doubts a payment may pay twice.
import { formatRupees, paiseToRupees, splitCharge } from '@lifafa/contract/money'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import { Failure } from '../../../http/failure.ts'
import type { RateLimits } from '../../../http/limits/rate-limiter.ts'
import type { Spender } from '../../../http/limits/spender.ts'
import type { Intention } from './insert-order.ts'
import type { Opening } from './read-opening.ts'

type Deps = { limits: RateLimits; spender: Spender }

/**
 * Throws Failure `alreadyGiven` where this phone recently contributed this amount to this box; `mayHaveGiven`, whatever
 * the amount, once a few amounts were tried, so that a contribution cannot be guessed.
 */
export async function askBeforeRepetition(
  { limits, spender }: Deps,
  { eventBoxId, guestPhone, amountPaise }: Intention,
  { hasGiven, hasGivenThis }: Opening,
): Promise<void> {
  if (!hasGiven) return
  if (!(await limits.isWithin('compareContribution', { ...spender, giver: `${eventBoxId} ${guestPhone}` })))
    throw new Failure('mayHaveGiven')
  if (!hasGivenThis) return
  const amount = formatRupees(paiseToRupees(splitCharge(amountPaise).contributionPaise))
  throw new Failure('alreadyGiven', { message: givingSentences.alreadyGiven(amount) })
}
