// What the comparison reads: contributions of our books, payments of the provider's, and flags.
import { CURRENCY } from '@lifafa/contract/money'
import type { FlagKind } from '@lifafa/contract/review-flags'
import { sql } from 'kysely'
import type { SimulatedDatabase } from '../database/database.ts'
import type { Guest } from '../people/make-guest.ts'
import type { ModelPayment } from '../provider/model-payment.ts'
import type { ProviderModel } from '../provider/provider-model.ts'

export type Records = { database: SimulatedDatabase; provider: ProviderModel; guests: readonly Guest[] }

export type Contribution = {
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

export const capturedOf = (orderId: string, { payments }: ProviderModel): ModelPayment[] =>
  payments.filter(
    ({ order_id, capturedAt, currency }) => order_id === orderId && capturedAt && currency === CURRENCY,
  )

/** Payments of guests who never sent a proof that names their box: they are flagged, and in no books. */
export function unclaimedOf({ provider, guests }: Records): ReadonlySet<string> {
  const silent = guests.filter(({ isBare, hasProven }) => isBare && !hasProven)
  const orders = new Set(silent.flatMap(({ orderIds }) => [...orderIds]))
  return new Set(provider.payments.filter(({ order_id }) => orders.has(order_id ?? '')).map(({ id }) => id))
}

export async function isFlagged(
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
