// Splits what a host is owed into payouts.
import { MAX_PAYOUT_RUPEES } from '@lifafa/contract/limits'
import { rupeesToPaise } from '@lifafa/contract/money'
import type { Paise } from '../../../db/tables.ts'

const MOST_PAISE = rupeesToPaise(MAX_PAYOUT_RUPEES)
/** A RazorpayX payout is at least one rupee (docs/razorpay.md §7.1). */
export const LEAST_PAISE = 100

/** Empty where less than the smallest payout is owed: it waits for more. Otherwise the payouts sum to all of it. */
export function splitIntoPayouts(owedPaise: Paise): Paise[] {
  if (owedPaise < LEAST_PAISE) return []
  const whole = Math.floor(owedPaise / MOST_PAISE)
  const rest = owedPaise % MOST_PAISE
  const payouts = Array.from({ length: whole }, () => MOST_PAISE)
  if (rest === 0) return payouts
  if (rest >= LEAST_PAISE) return [...payouts, rest]
  // The rest is too small for a payout: the one before it is made smaller.
  return [...payouts.slice(1), MOST_PAISE - LEAST_PAISE, rest + LEAST_PAISE]
}
