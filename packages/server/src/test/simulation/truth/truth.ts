// Compares our books with what the provider and the guests know: at every moment, and in the end.

import { CURRENCY, splitCharge } from '@lifafa/contract/money'
import type { FlagKind } from '@lifafa/contract/review-flags'
import { sql } from 'kysely'
import { findInconsistencies } from '../../../db/self-check.ts'
import type { SimulatedDatabase } from '../database.ts'
import type { Guest } from '../people/guest.ts'
import type { ModelPayment } from '../provider/model-payment.ts'
import type { ProviderModel } from '../provider/provider-model.ts'

export type Truth = { database: SimulatedDatabase; provider: ProviderModel; guests: readonly Guest[] }

type Contribution = {
  payment_id: string
  provider_order_id: string
  charged_paise: number
  refunded_paise: number
  event_box_id: string
  guest_name: string | null
}

const contributionsIn = async ({ db }: SimulatedDatabase): Promise<Contribution[]> => {
  const { rows } = await sql<Contribution>`
    select c.payment_id, o.provider_order_id, c.amount_paise + c.fee_paise as charged_paise, c.refunded_paise,
      c.event_box_id, c.guest_name
    from contributions c join payment_orders o on o.id = c.payment_order_id`.execute(db)
  return rows
}

const isOurs = (refund: { key: string | undefined }): boolean => refund.key !== undefined

/** What is wrong with contributions now, in words; always empty in a correct run. */
export async function findWrongContributions({ database, provider, guests }: Truth): Promise<string[]> {
  const contributions = await contributionsIn(database)
  return [
    ...contributions.flatMap((contribution) => wrongsOf(contribution, provider, guests)),
    ...twice(contributions.map(({ payment_id }) => payment_id)).map((id) => `${id} is a contribution twice`),
  ]
}

/** The same for what we have refunded. */
export function findWrongRefunds(provider: ProviderModel): string[] {
  // A refund that failed at the bank is still with us.
  const sentBack = provider.refunds.all
    .filter((refund) => isOurs(refund) && refund.status !== 'failed')
    .map(({ payment_id }) => payment_id)
  const orders = provider.payments
    .filter(({ id }) => sentBack.includes(id))
    .map(({ order_id }) => order_id ?? '')
  return [
    ...twice(sentBack).map((id) => `${id} was sent back twice`),
    ...orders
      .filter((id) => isSentBackWhole(id, provider))
      .map((id) => `all that was paid for ${id} was sent back`),
  ]
}

const twice = (ids: string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index)

function wrongsOf(contribution: Contribution, provider: ProviderModel, guests: readonly Guest[]): string[] {
  const payment = provider.payments.find(({ id }) => id === contribution.payment_id)
  if (!payment?.capturedAt) return [`${contribution.payment_id} is a contribution, but was never captured`]
  const giver = guests.find(({ orderIds }) => orderIds.has(contribution.provider_order_id))
  const recorded = { ...contribution, guest_name: contribution.guest_name ?? giver?.name }
  const expected = {
    ...recorded,
    provider_order_id: payment.order_id,
    charged_paise: payment.amount,
    event_box_id: giver?.boxId,
    guest_name: giver?.name,
  }
  return JSON.stringify(recorded) === JSON.stringify(expected)
    ? []
    : [`a contribution is ${JSON.stringify(recorded)}, but should be ${JSON.stringify(expected)}`]
}

/** We keep one payment of each order: any other is refunded, but never the contribution itself. */
function isSentBackWhole(orderId: string, provider: ProviderModel): boolean {
  const captured = capturedOf(orderId, provider)
  return (
    captured.length > 0 &&
    captured.every(({ id }) =>
      provider.refunds.of(id).some((refund) => isOurs(refund) && refund.status !== 'failed'),
    )
  )
}

const capturedOf = (orderId: string, { payments }: ProviderModel): ModelPayment[] =>
  payments.filter(
    ({ order_id, capturedAt, currency }) => order_id === orderId && capturedAt && currency === CURRENCY,
  )

/** The self-check must find nothing. */
export const findUnsoundBooks = async ({ database }: Truth): Promise<string[]> =>
  (await findInconsistencies(database.db)).map((found) => JSON.stringify(found))

/** Captured money that is neither a contribution, nor pending, nor flagged, for the box that only a proof can name. */
export async function findMissing(truth: Truth): Promise<string[]> {
  const { database, provider, guests } = truth
  const contributions = await contributionsIn(database)
  const missing: string[] = []
  for (const { id } of provider.orders) {
    const captured = capturedOf(id, provider)
    const giver = guests.find(({ orderIds }) => orderIds.has(id))
    if (captured.length === 0 || !giver || (giver.isBare && !giver.hasProven)) continue
    if (contributions.some(({ provider_order_id }) => provider_order_id === id)) continue
    // A payment that was refunded by hand before we knew of it is no contribution.
    if (captured.every(({ status }) => status === 'refunded')) continue
    missing.push(`${id} was paid by ${captured.map((payment) => payment.id)}, but is no contribution`)
  }
  return missing
}

/** By refunds and by disputes that were lost. */
function givenBackOf(paymentId: string, provider: ProviderModel): number {
  const { amount_refunded, amount_lost } = provider.fetchPayment(paymentId)
  return amount_refunded + amount_lost
}

/** Second payments that are still with us, open jobs and events, contributions whose refund is not in the books. */
export async function findUnfinished(truth: Truth): Promise<string[]> {
  const { database, provider } = truth
  const contributions = await contributionsIn(database)
  const unfinished = database.jobs.jobs.map((job) => `a job is left: ${JSON.stringify(job)}`)
  const { rows } = await sql<{ id: string }>`
    select id from provider_events where handled_at is null`.execute(database.db)
  unfinished.push(...rows.map(({ id }) => `${id} is not handled`))
  for (const contribution of contributions) {
    const isGone = provider.payments.some(
      ({ id, status }) => id === contribution.payment_id && status === 'refunded',
    )
    // An administrator decides on the rest of such an order.
    const others = isGone
      ? []
      : capturedOf(contribution.provider_order_id, provider).filter(
          ({ id }) => id !== contribution.payment_id,
        )
    // So does one that was refunded by hand, where that refund failed after ours was put off for it.
    for (const { id, status } of others)
      if (
        status !== 'refunded' &&
        !(await isFlagged(database.db, id, 'refund-failed')) &&
        !(await isFlagged(database.db, id, 'gift-gone'))
      )
        unfinished.push(`${id} is a second payment, and is still with us`)
    const back = givenBackOf(contribution.payment_id, provider)
    const kept = splitCharge(contribution.charged_paise - back).contributionPaise
    const expected = splitCharge(contribution.charged_paise).contributionPaise - Math.max(0, kept)
    if (contribution.refunded_paise !== expected)
      unfinished.push(
        `${expected} paise of ${contribution.payment_id} went back, but the books say ${contribution.refunded_paise}`,
      )
  }
  for (const { id, currency, capturedAt, status } of provider.payments)
    if (
      capturedAt &&
      status !== 'refunded' &&
      currency !== CURRENCY &&
      !(await isFlagged(database.db, id, 'other-currency'))
    )
      unfinished.push(`${id} was paid in ${currency}, and nobody is told`)
  return unfinished
}

/** Each dispute is in our books with its status, and flagged for the administrator who must answer it. */
export async function findUnreportedDisputes({ database: { db }, provider }: Truth): Promise<string[]> {
  const rows = await db.selectFrom('disputes').select(['id', 'status']).execute()
  const known = new Map(rows.map(({ id, status }) => [id, status]))
  const unreported: string[] = []
  for (const { id, payment_id, status } of provider.disputes.all) {
    if (known.get(id) !== status) unreported.push(`${id} is ${status}, our books say ${known.get(id)}`)
    const kind = status === 'open' || status === 'under_review' ? 'disputed' : (`dispute-${status}` as const)
    if (!(await isFlagged(db, payment_id, kind, id)))
      unreported.push(`nobody is told of ${id} of ${payment_id}`)
  }
  return unreported
}

async function isFlagged(
  db: SimulatedDatabase['db'],
  paymentId: string,
  kind: FlagKind,
  disputeId: string | null = null,
): Promise<boolean> {
  const flag = await db
    .selectFrom('review_flags')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .where('dispute_id', disputeId === null ? 'is' : '=', disputeId)
    .executeTakeFirst()
  return flag !== undefined
}
