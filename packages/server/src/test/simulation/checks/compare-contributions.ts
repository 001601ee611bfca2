// Compares contributions and refunds with what the provider and the guests know, at every moment.
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { Guest } from '../people/make-guest.ts'
import type { AskedRefund } from '../people/refunds.ts'
import type { ProviderModel } from '../provider/provider-model.ts'
import { type Contribution, capturedOf, contributionsIn, type Records } from './contributions-in-books.ts'

const isOurs = (refund: { key: string | undefined }): boolean => refund.key !== undefined

/** What is wrong with contributions now, in words; always empty in a correct run. */
export async function findWrongContributions({ database, provider, guests }: Records): Promise<string[]> {
  const contributions = await contributionsIn(database)
  return [
    ...contributions.flatMap((contribution) => wrongsOf(contribution, provider, guests)),
    ...twice(contributions.map(({ payment_id }) => payment_id)).map((id) => `${id} is a contribution twice`),
  ]
}

/** The same for what we have refunded. `asked`: by administrators, who may refund all of an order, and each time once. */
export function findWrongRefunds(provider: ProviderModel, asked: readonly AskedRefund[]): string[] {
  const isAsked = new Set(asked.map(({ paymentId }) => paymentId))
  // A refund that failed at the bank is still with us.
  const ours = provider.refunds.all.filter((refund) => isOurs(refund) && refund.status !== 'failed')
  const sentBack = ours.map(({ payment_id }) => payment_id).filter((id) => !isAsked.has(id))
  const ordersWith = (is: (paymentId: string) => boolean) =>
    provider.payments.filter(({ id }) => is(id)).map(({ order_id }) => order_id ?? '')
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

/** The self-check must find nothing. */
export const findUnsoundBooks = async ({ database }: Records): Promise<string[]> =>
  (await findInconsistencies(database.db)).map((found) => JSON.stringify(found))
