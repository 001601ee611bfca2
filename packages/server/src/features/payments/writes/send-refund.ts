// Asks the provider to give a payment back.
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
  }
}
