// What follows from payments: working on the provider's events, giving back what nobody meant to give.
import { paymentOf } from '../../payments/webhook-event.ts'
import type { Services } from '../../services.ts'
import { applyPayment } from './writes/apply-payment.ts'

type Given = Pick<Services, 'db' | 'jobs' | 'provider' | 'now'>

export function paymentJobs({ db, jobs, provider, now }: Given): void {
  jobs.work('apply-provider-event', async ({ eventId }) => {
    const event = await db
      .selectFrom('provider_events')
      .selectAll()
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
    if (event.handled_at) return
    const payment = paymentOf(event.body)
    const outcome = payment ? await applyPayment({ db, jobs, now: now() }, payment) : 'ignored'
    await db
      .updateTable('provider_events')
      .set({ handled_at: now(), outcome })
      .where('id', '=', eventId)
      .execute()
  })

  jobs.work('refund-payment', async ({ refundId }) => {
    const refund = await db
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow()
    if (refund.state !== 'requested') return
    const sent = await provider.refundPayment(refund.payment_id, refund.amount_paise, refund.id)
    await db
      .updateTable('refunds')
      .set({
        provider_refund_id: sent.id,
        state: sent.status === 'pending' ? 'sent' : sent.status,
        updated_at: now(),
      })
      .where('id', '=', refundId)
      .execute()
  })
}
