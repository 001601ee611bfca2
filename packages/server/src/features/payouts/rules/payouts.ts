// In which payouts money is sent to a host.
import type { Paise } from '../../../db/tables.ts'

/** UPI carries one lakh rupees at most, RazorpayX sends one rupee at least (docs/razorpay.md §7.1). */
const MOST_PAISE = 1_00_000_00
export const LEAST_PAISE = 100

/** Nothing where less than the smallest payout is owed: it waits for more. Else the payouts are all of it. */
export function splitIntoPayouts(owedPaise: Paise): Paise[] {
  if (owedPaise < LEAST_PAISE) return []
  const whole = Math.floor(owedPaise / MOST_PAISE)
  const rest = owedPaise % MOST_PAISE
  const payouts = Array.from({ length: whole }, () => MOST_PAISE)
  if (rest === 0) return payouts
  if (rest >= LEAST_PAISE) return [...payouts, rest]
  // Too little for a payout of its own: the last one gives some of its own.
  return [...payouts.slice(1), MOST_PAISE - LEAST_PAISE, rest + LEAST_PAISE]
}
