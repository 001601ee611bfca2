// Compares payouts with contributions: no host is paid twice or more than was given, and every host is paid in the end.
import { hasEnded } from '@lifafa/contract/event-timing'
import { formatPaise, splitCharge } from '@lifafa/contract/money'
import { payoutId } from '../../../features/payouts/create/payout-id.ts'
import { owedPaise } from '../../../features/payouts/reads.ts'
import { LEAST_PAISE } from '../../../features/payouts/rules/payouts.ts'
import type { HandPayment } from '../people/admin.ts'
import type { Guest } from '../people/guest.ts'
import { GOOD_UPI_IDS } from '../people/people.ts'
import type { ModelPayment } from '../provider/model-payment.ts'
import type { ModelPayout } from '../provider/model-payout.ts'
import { isPaying } from '../provider/payouts-model.ts'
import type { Truth } from './truth.ts'

export type PayoutTruth = Truth & {
  boxIds: readonly string[]
  statement: readonly HandPayment[]
  now(): Date
}

const GOOD: ReadonlySet<string> = new Set(GOOD_UPI_IDS)

/** No run opens more payouts for a box. */
const MAX_PAYOUTS = 60

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

const payoutsOf = (boxId: string, { provider }: PayoutTruth): ModelPayout[] => {
  const ours = new Set(Array.from({ length: MAX_PAYOUTS }, (_, index) => payoutId(boxId, index + 1)))
  return provider.payouts.all.filter(({ reference_id }) => ours.has(reference_id))
}

const paidByHand = (boxId: string, { statement }: PayoutTruth): number =>
  sum(statement.filter((payment) => payment.boxId === boxId).map(({ amount }) => amount))

/** At most what was given to a box has been sent, or is on its way. */
export function findOverpaid(truth: PayoutTruth): string[] {
  return truth.boxIds.flatMap((boxId) => {
    const payouts = payoutsOf(boxId, truth).filter(isPaying)
    const paid = sum(payouts.map(({ amount }) => amount)) + paidByHand(boxId, truth)
    const givenPaise = sum([...bestOfOrders(boxId, truth).values()])
    return paid > givenPaise
      ? [
          `${formatPaise(paid)} were sent for ${boxId} (${payouts.map(({ id, reference_id, amount }) => `${id} of ${reference_id}: ${amount}`).join(', ')}), given were ${formatPaise(givenPaise)}`,
        ]
      : []
  })
}

/** One payment of each order is a contribution: at most the largest. */
function bestOfOrders(boxId: string, { provider, guests }: PayoutTruth): ReadonlyMap<string, number> {
  const best = new Map<string, number>()
  const orders = ordersOf(boxId, guests)
  for (const { order_id, amount, capturedAt, currency } of provider.payments)
    if (order_id && orders.has(order_id) && capturedAt && currency === 'INR')
      best.set(order_id, Math.max(best.get(order_id) ?? 0, splitCharge(amount).contributionPaise))
  return best
}

const ordersOf = (boxId: string, guests: readonly Guest[]): Set<string> =>
  new Set(guests.filter((guest) => guest.boxId === boxId).flatMap(({ orderIds }) => [...orderIds]))

/** The part of a payment that is left for the host, by the provider's truth. */
const keptOf = ({ amount, amount_refunded, amount_lost }: ModelPayment): number =>
  splitCharge(amount - amount_refunded - amount_lost).contributionPaise

/** In the end each host has what is owed, or the payout waits for a named reason. */
export async function findUnpaid(truth: PayoutTruth): Promise<string[]> {
  const found = await Promise.all(truth.boxIds.map((boxId) => unpaidOf(boxId, truth)))
  return [...found.flat(), ...(await findPayoutsOtherwise(truth))]
}

async function unpaidOf(boxId: string, truth: PayoutTruth): Promise<string[]> {
  const { db } = truth.database
  const owed = (await keptFor(boxId, truth)) - paidFor(boxId, truth)
  const booked = await owedPaise(db, boxId)
  const wrong = owed === booked ? [] : [`${boxId}: owed are ${owed} paise, the books say ${booked}`]
  const host = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .select(['event_date', 'upi_id', 'deactivated_at', 'hosts.deleted_at'])
    .where('event_boxes.id', '=', boxId)
    .executeTakeFirstOrThrow()
  if (!hasEnded(host.event_date, truth.now())) return wrong
  if (owed < LEAST_PAISE) return wrong
  if (host.deleted_at) {
    const isToBeSeen = owed - (await flaggedFor(boxId, host.deleted_at, truth)) < LEAST_PAISE
    return isToBeSeen ? wrong : [...wrong, `${boxId}: ${owed} paise are owed to a host who was deleted`]
  }
  const payouts = await db.selectFrom('payouts').selectAll().where('event_box_id', '=', boxId).execute()
  const held = sum(payouts.filter(({ state }) => state === 'waiting').map(({ amount_paise }) => amount_paise))
  if (owed - held < LEAST_PAISE && whyNotPaid(host, payoutsOf(boxId, truth))) return wrong
  const listed = payouts.map(
    ({ number, state, reason, amount_paise }) => `${number} ${state} ${amount_paise} ${reason}`,
  )
  return [...wrong, `${boxId}: ${owed} paise are owed to ${host.upi_id}: ${listed.join(', ')}`]
}

/** A guest had begun to pay when the host was deleted: an administrator gets a flag. */
async function flaggedFor(boxId: string, since: Date, { database, provider }: PayoutTruth): Promise<number> {
  const contributions = await database.db
    .selectFrom('contributions')
    .innerJoin('review_flags', 'review_flags.payment_id', 'contributions.payment_id')
    .select('contributions.payment_id')
    .where('event_box_id', '=', boxId)
    .where('kind', '=', 'box-deleted')
    .where('contributions.created_at', '>', since)
    .execute()
  return sum(contributions.map(({ payment_id }) => keptOf(provider.fetchPayment(payment_id))))
}

async function keptFor(boxId: string, { database, provider }: PayoutTruth): Promise<number> {
  const contributions = await database.db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', boxId)
    .execute()
  return sum(contributions.map(({ payment_id }) => keptOf(provider.fetchPayment(payment_id))))
}

function paidFor(boxId: string, truth: PayoutTruth): number {
  const processed = payoutsOf(boxId, truth).filter(({ status }) => status === 'processed')
  return sum(processed.map(({ amount }) => amount)) + paidByHand(boxId, truth)
}

/** After so many tries the bank's refusal is believed. */
const MOST_FAILURES = 3

/** Why no payout can be sent to a host, by the truth and not by our books; undefined where one can. */
function whyNotPaid(
  { upi_id, deactivated_at }: { upi_id: string | null; deactivated_at: Date | null },
  payouts: readonly ModelPayout[],
): string | undefined {
  if (deactivated_at) return 'the host is inactive'
  if (upi_id === null || !GOOD.has(upi_id)) return 'there is no UPI id to which anything could be sent'
  const failures = payouts.filter((payout) => payout.upiId === upi_id && !isPaying(payout))
  return failures.length >= MOST_FAILURES ? 'the bank has refused again and again' : undefined
}

/**
 * Each payout that the provider was asked for is in our books, as it is there. Nobody asks again about one that failed: that
 * its money came back later changes nothing of what is owed.
 */
async function findPayoutsOtherwise({ database, provider, boxIds }: PayoutTruth): Promise<string[]> {
  const payouts = await database.db
    .selectFrom('payouts')
    .selectAll()
    .where('event_box_id', 'in', boxIds)
    .execute()
  const known = new Map(payouts.map(({ id, state, amount_paise }) => [id, `${state} ${amount_paise}`]))
  return provider.payouts.all
    .filter(({ reference_id, status, amount }) => {
      const ours = known.get(reference_id)
      return ours !== `${status} ${amount}` && !(status === 'reversed' && ours === `failed ${amount}`)
    })
    .map(
      ({ id, reference_id, status, amount }) =>
        `${id} is ${status} ${amount}, our books say ${known.get(reference_id)}`,
    )
}
