// Asks the provider to give a payment back.
import { inTransaction } from '../../../db/transaction.ts'
import { ProviderError } from '../../../payments/provider.ts'
import type { Services } from '../../../services.ts'
import { followRefunds } from './follow-refunds.ts'
import { recordRefund } from './record-refund.ts'

type Given = Pick<Services, 'db' | 'provider'> & { now: Date }

/**
 * Tried again, it gives back nothing twice: the refund's id, with its amount, is its key at the provider, and the provider
 * gives back no more than was paid. Where it refuses, somebody may have given the payment back at the provider's own
 * screens: what it says of that stands, and the rest is asked for when this is tried again. Throws ProviderError.
 */
export async function sendRefund(given: Given, refundId: string): Promise<void> {
  const { db, provider, now } = given
  const refund = await findRequested(db, refundId)
  if (!refund) return
  const { payment_id, amount_paise } = refund
  if (await isGiftItselfGone(given, payment_id)) return keepForReview(db, refundId, payment_id, now)
  try {
    const sent = await provider.refundPayment(payment_id, amount_paise, `${refundId}-${amount_paise}`)
    await recordRefund({ db, now }, sent)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
    await followRefunds(given, payment_id)
    if (await findRequested(db, refundId)) throw error
  }
}

const findRequested = (db: Given['db'], refundId: string) =>
  db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_paise'])
    .where('id', '=', refundId)
    .where('state', '=', 'requested')
    .executeTakeFirst()

/**
 * A restored backup may have forgotten which payment of an order had gone back, and news that were late have made a gift of
 * it: then this is the one that is left, and it does not go, too.
 */
async function isGiftItselfGone({ db, provider }: Given, paymentId: string): Promise<boolean> {
  const gift = await db
    .selectFrom('payments')
    .innerJoin('contributions', 'contributions.payment_order_id', 'payments.payment_order_id')
    .select('contributions.payment_id')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  return gift !== undefined && (await provider.fetchPayment(gift.payment_id)).status === 'refunded'
}

const keepForReview = (db: Given['db'], refundId: string, paymentId: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .updateTable('refunds')
      .set({ state: 'failed', check_at: null, updated_at: now })
      .where('id', '=', refundId)
      .execute()
    await trx
      .updateTable('payment_orders')
      .from('payments')
      .set({ needs_review: `the gift had gone back; ${paymentId} is left of its order`, updated_at: now })
      .whereRef('payment_orders.id', '=', 'payments.payment_order_id')
      .where('payments.id', '=', paymentId)
      .execute()
  })
