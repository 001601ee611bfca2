// Compares the provider's books with ours, payment by payment and payout by payout.
import { comparePayment } from './compare-payment.ts'
import { comparePayout } from './compare-payout.ts'
import type { Difference } from './difference.ts'
import type { Ours } from './read-ours.ts'
import type { Theirs } from './read-theirs.ts'

export function compare(ours: Ours, theirs: Theirs): Difference[] {
  const paymentIds = new Set([...theirs.payments.keys(), ...ours.payments.keys()])
  const payments = [...paymentIds].map((id) =>
    comparePayment(theirs.payments.get(id), ours.payments.get(id), ours.orders),
  )
  const { payouts } = theirs
  if (!payouts) return payments.filter((found) => found !== undefined)
  const payoutIds = new Set([...payouts.keys(), ...ours.payouts.keys()])
  const differing = [...payoutIds].map((id) => comparePayout(payouts.get(id), ours.payouts.get(id)))
  return [...payments, ...differing].filter((found) => found !== undefined)
}
