// Compares contributions and refunds with what the provider and the guests know, at every moment.
import { sql } from 'kysely'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import type { Guest } from '../people/guest.ts'
import type { AskedRefund } from '../people/refunds.ts'
import { isOurRefund, type Provider } from '../provider/provider.ts'

export type Records = { database: SimulatedDatabase; provider: Provider; guests: readonly Guest[] }

type Contribution = {
  payment_id: string
  provider_order_id: string
  charged_paise: number
  refunded_paise: number
  event_box_id: string
  guest_name: string | null
}

export const contributionsIn = async ({ db }: SimulatedDatabase): Promise<Contribution[]> => {
  const { rows } = await sql<Contribution>`
    select c.payment_id, o.provider_order_id, c.amount_paise + c.fee_paise as charged_paise, c.refunded_paise,
      c.event_box_id, c.guest_name
    from contributions c join payment_orders o on o.id = c.payment_order_id`.execute(db)
  return rows
}

/** Payments of guests who never sent a proof that names their box: they are flagged, and in no books. */
export function unclaimedOf({ provider, guests }: Records): ReadonlySet<string> {
  const silent = guests.filter(({ isBare, hasProven }) => isBare && !hasProven)
  const orders = new Set(silent.flatMap(({ orderIds }) => [...orderIds]))
  const payments = provider.all('payment').filter(({ order_id }) => orders.has(order_id))
  return new Set(payments.map(({ id }) => id))
}

/** Errors of contributions now, in words; always empty in a correct run. */
export async function findWrongContributions({ database, provider, guests }: Records): Promise<string[]> {
  const contributions = await contributionsIn(database)
  return [
    ...contributions.flatMap((contribution) => wrongsOf(contribution, provider, guests)),
    ...twice(contributions.map(({ payment_id }) => payment_id)).map((id) => `${id} is a contribution twice`),
  ]
}

/** The same for what we have refunded. `asked`: by administrators, who may refund all of an order, and each time once. */
export function findWrongRefunds(provider: Provider, asked: readonly AskedRefund[]): string[] {
  const isAsked = new Set(asked.map(({ paymentId }) => paymentId))
  // A refund that failed at the bank is still with us.
  const ours = provider.all('refund').filter((refund) => isOurRefund(refund) && refund.status !== 'failed')
  const sentBack = ours.map(({ payment_id }) => payment_id).filter((id) => !isAsked.has(id))
  const ordersWith = (is: (paymentId: string) => boolean) =>
    provider.all('payment').flatMap(({ id, order_id }) => (is(id) ? [order_id] : []))
  const decided = new Set(ordersWith((id) => isAsked.has(id)))
  return [
    ...twice(sentBack).map((id) => `${id} was sent back twice`),
    ...[...isAsked].flatMap((id) => {
      const sent = sumOf(ours.filter(({ payment_id }) => payment_id === id))
      const wanted = sumOf(asked.filter(({ paymentId }) => paymentId === id))
      return sent > wanted ? [`${sent} paise of ${id} were sent back, asked for were ${wanted}`] : []
    }),
    ...ordersWith((id) => sentBack.includes(id))
      .filter((id) => !decided.has(id) && isSentBackWhole(id, provider))
      .map((id) => `all that was paid for ${id} was sent back`),
  ]
}

const sumOf = (refunds: readonly { amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

const twice = (ids: string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index)

function wrongsOf(contribution: Contribution, provider: Provider, guests: readonly Guest[]): string[] {
  const payment = provider.all('payment').find(({ id }) => id === contribution.payment_id)
  if (!payment?.captured) return [`${contribution.payment_id} is a contribution, but was never captured`]
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
function isSentBackWhole(orderId: string, provider: Provider): boolean {
  const captured = provider.capturedOf(orderId)
  return (
    captured.length > 0 &&
    captured.every(({ id }) =>
      provider
        .all('refund')
        .some((refund) => refund.payment_id === id && isOurRefund(refund) && refund.status !== 'failed'),
    )
  )
}

/** The self-check must find nothing. */
export const findUnsoundBooks = async ({ database }: Records): Promise<string[]> =>
  (await findInconsistencies(database.db)).map((found) => JSON.stringify(found))
