// Asks the provider to give a payment back.
import type { Services } from '../../../services.ts'

type Given = Pick<Services, 'db' | 'provider'> & { now: Date }

/** Tried again, it gives back nothing twice: the refund's id is its key at the provider. Throws ProviderError. */
export async function sendRefund({ db, provider, now }: Given, refundId: string): Promise<void> {
  const refund = await db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_paise', 'state'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  if (refund.state !== 'requested') return
  const sent = await provider.refundPayment(refund.payment_id, refund.amount_paise, refundId)
  await db
    .updateTable('refunds')
    .set({
      provider_refund_id: sent.id,
      state: sent.status === 'pending' ? 'sent' : sent.status,
      updated_at: now,
    })
    .where('id', '=', refundId)
    .execute()
}
