// Gifts to a box, payouts for it, and the kept rest, by the provider's records and the administrator's statement.
import { splitCharge } from '@lifafa/contract/money'
import type { Payout } from '@lifafa/razorpay-stand-in/in-process'
import type { Guest } from '../people/guest.ts'
import type { EnteredPayouts, HandPayment } from '../people/missing-payouts.ts'
import type { AskedRefund } from '../people/refunds.ts'
import type { Provider } from '../provider/provider.ts'
import type { Records } from './compare-contributions.ts'

export type PayoutRecords = Records & {
  boxIds: readonly string[]
  statement: readonly HandPayment[]
  /** Payouts that a restored backup lost, and corrections have entered. */
  entered: EnteredPayouts
  isRestored: boolean
  refundsAsked: readonly AskedRefund[]
  now(): Date
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

export const payoutsOf = (boxId: string, { provider }: PayoutRecords): Payout[] =>
  provider.all('payout').filter(({ notes }) => !Array.isArray(notes) && notes.event_box === boxId)

/** Less what came back from the bank. */
export const paidByHand = (boxId: string, { statement }: PayoutRecords): number =>
  sum(statement.filter((payment) => payment.boxId === boxId && !payment.returned).map(({ amount }) => amount))

/** One payment of each order is a contribution: at most the largest. */
export function bestOfOrders(
  boxId: string,
  { provider, guests }: PayoutRecords,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>()
  const orders = ordersOf(boxId, guests)
  for (const { order_id, amount, captured, currency } of provider.all('payment'))
    if (orders.has(order_id) && captured && currency === 'INR')
      best.set(order_id, Math.max(best.get(order_id) ?? 0, splitCharge(amount).contributionPaise))
  return best
}

const ordersOf = (boxId: string, guests: readonly Guest[]): Set<string> =>
  new Set(guests.filter((guest) => guest.boxId === boxId).flatMap(({ orderIds }) => [...orderIds]))

/** The part of a payment that is left for the host, by the provider's records. */
function keptOf(paymentId: string, provider: Provider): number {
  const payment = provider.getPayment(paymentId)
  return splitCharge(payment.amount - provider.givenBack(payment)).contributionPaise
}

/** A guest had begun to pay when the host was deleted. */
export async function givenAfterDeletion(
  boxId: string,
  since: Date,
  { database, provider }: PayoutRecords,
): Promise<number> {
  const contributions = await database.db
    .selectFrom('contributions')
    .innerJoin('event_boxes', 'event_boxes.id', 'contributions.event_box_id')
    .select('contributions.payment_id')
    .where('event_box_id', '=', boxId)
    .whereRef('deleted_at', '<=', 'contributions.created_at')
    .where('contributions.created_at', '>', since)
    .execute()
  return sum(contributions.map(({ payment_id }) => keptOf(payment_id, provider)))
}

async function paymentIdsOf(boxId: string, { database }: PayoutRecords): Promise<string[]> {
  const contributions = await database.db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', boxId)
    .execute()
  return contributions.map(({ payment_id }) => payment_id)
}

export const keptFor = async (boxId: string, records: PayoutRecords): Promise<number> =>
  sum((await paymentIdsOf(boxId, records)).map((id) => keptOf(id, records.provider)))

/** Not paid out while a dispute is open, or may be opened again: what the host would lose by it. A run is shorter than a bank may take. */
export async function disputedFor(boxId: string, records: PayoutRecords): Promise<number> {
  const { provider } = records
  const ids = await paymentIdsOf(boxId, records)
  const open = provider
    .all('dispute')
    .filter(
      ({ payment_id, status, phase }) =>
        ids.includes(payment_id) &&
        (status === 'open' || status === 'under_review' || (status === 'won' && phase !== 'arbitration')),
    )
  return sum(
    open.map(({ payment_id, amount }) => {
      const payment = provider.getPayment(payment_id)
      const left = Math.max(0, payment.amount - provider.givenBack(payment) - amount)
      return keptOf(payment_id, provider) - splitCharge(left).contributionPaise
    }),
  )
}

export function paidFor(boxId: string, records: PayoutRecords): number {
  const processed = payoutsOf(boxId, records).filter(({ status }) => status === 'processed')
  return sum(processed.map(({ amount }) => amount)) + paidByHand(boxId, records)
}
