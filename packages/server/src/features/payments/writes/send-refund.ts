// Asks the provider to give a payment back.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { ProviderError } from '../../../payments/provider.ts'
import type { Services } from '../../../services.ts'
import { followRefunds } from './follow-refunds.ts'
import { recordRefund } from './record-refund.ts'

type Given = Pick<Services, 'db' | 'provider'> & { now: Date }

/**
 * Tried again, it gives back nothing twice: the refund's id is its key at the provider. Where the provider refuses,
 * somebody may have given the payment back at its own screens: what it says of that stands. Throws ProviderError.
 */
export async function sendRefund(given: Given, refundId: string): Promise<void> {
  const { db, provider, now } = given
  const refund = await db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_paise', 'state'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  if (refund.state !== 'requested') return
  try {
    const sent = await provider.refundPayment(refund.payment_id, refund.amount_paise, refundId)
    await recordRefund({ db, now }, sent)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
    if ((await followRefunds(given, refund.payment_id)) === 0) throw error
    await giveUpIfPartIsGone(db, refundId, now)
  }
}

/** Part of the payment went back by hand, so that the whole never can: somebody must see to the rest. */
const giveUpIfPartIsGone = (db: Kysely<Database>, refundId: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const left = await trx
      .updateTable('refunds')
      .set({ state: 'failed', check_at: null, updated_at: now })
      .where('id', '=', refundId)
      .where('state', '=', 'requested')
      .returning('payment_id')
      .executeTakeFirst()
    if (!left) return
    await trx
      .updateTable('payment_orders')
      .set({
        needs_review: 'a refund was refused: part of the payment had gone back already',
        updated_at: now,
      })
      .where(
        'id',
        'in',
        trx.selectFrom('payments').select('payment_order_id').where('id', '=', left.payment_id),
      )
      .execute()
  })
