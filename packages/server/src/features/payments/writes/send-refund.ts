// Asks the provider to give a payment back.
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
