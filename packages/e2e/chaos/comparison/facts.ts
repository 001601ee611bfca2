// The facts of a run, and an index of them by payment, order and guest.

import type { ProviderPayment, ProviderTransfer } from '../environment/provider-books.ts'
import type { Memory } from '../guests/guest-calls.ts'
import type { Books } from './books.ts'
import type { Totals } from './totals.ts'

export interface Facts {
  /** The provider's own books. */
  payments: readonly ProviderPayment[]
  /** None where hosts are paid out. */
  transfers: readonly ProviderTransfer[]
  books: Books
  memories: readonly Memory[]
  boxes: readonly string[]
  /** What the host is shown. */
  totals: Totals
}

export type Index = ReturnType<typeof indexFacts>

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> =>
  Map.groupBy(items, keyOf)

export function indexFacts({ payments, books, memories }: Facts) {
  const captured = payments.filter((payment) => payment.captured)
  const capturedIds = new Set(captured.map(({ id }) => id))
  const ordersPaid = groupBy(captured, ({ order_id }) => order_id)
  /** Returned by the bank before it was captured: the provider reports that like a refund. */
  const returned = payments.filter((payment) => !payment.captured && payment.status === 'refunded')
  const movedIds = new Set([...capturedIds, ...returned.map(({ id }) => id)])
  const contributions = groupBy(books.contributions, ({ payment_id }) => payment_id)
  const refunds = groupBy(books.refunds, ({ payment_id }) => payment_id)
  const guestOf = new Map(memories.flatMap((memory) => [...memory.orders].map((order) => [order, memory])))
  const timesBooked = ({ id }: ProviderPayment) =>
    (contributions.get(id)?.length ?? 0) + (refunds.get(id)?.length ?? 0)
  const guestsWhoPaid = memories.filter(({ orders }) => [...orders].some((order) => ordersPaid.has(order)))
  return {
    captured,
    capturedIds,
    ordersPaid,
    movedIds,
    contributions,
    guestOf,
    timesBooked,
    guestsWhoPaid,
  }
}
