// Works on a kept event of the provider, once: the payment that it brings news of is applied.
import { paymentOf } from '../../../payments/webhook-event.ts'
import type { Services } from '../../../services.ts'
import { applyPayment } from './apply-payment.ts'

type Given = Pick<Services, 'db' | 'jobs'> & { now: Date }

/** Tried again, it finds the payment applied already. Throws where no such event is kept. */
export async function applyEvent({ db, jobs, now }: Given, eventId: string): Promise<void> {
  const event = await db
    .selectFrom('provider_events')
    .select(['body', 'handled_at'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (event.handled_at) return
  const payment = paymentOf(event.body)
  const outcome = payment ? await applyPayment({ db, jobs, now }, payment) : 'ignored'
  await db
    .updateTable('provider_events')
    .set({ handled_at: now, outcome })
    .where('id', '=', eventId)
    .execute()
}
