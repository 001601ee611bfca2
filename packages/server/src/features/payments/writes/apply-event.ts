// Works on a kept event of the provider, once: the payment that it brings news of is applied.
import type { FastifyBaseLogger } from 'fastify'
import { isAboutPayment, paymentOf } from '../../../payments/webhook-event.ts'
import type { Services } from '../../../services.ts'
import { applyPayment } from './apply-payment.ts'

type Given = Pick<Services, 'db' | 'jobs'> & { now: Date; log: Pick<FastifyBaseLogger, 'error'> }

/** Tried again, it finds the payment applied already. Throws where no such event is kept. */
export async function applyEvent({ db, jobs, now, log }: Given, eventId: string): Promise<void> {
  const event = await db
    .selectFrom('provider_events')
    .select(['body', 'handled_at'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (event.handled_at) return
  const payment = paymentOf(event.body)
  const outcome = payment ? await applyPayment({ db, jobs, now }, payment) : outcomeWithout(event.body)
  // Money that we cannot place: the event is kept, and somebody must look at it.
  if (outcome === 'unreadable' || (outcome === 'unknown-order' && payment?.status === 'captured'))
    log.error({ event: eventId, outcome }, 'an event of the provider could not be applied')
  await db
    .updateTable('provider_events')
    .set({ handled_at: now, outcome })
    .where('id', '=', eventId)
    .execute()
}

const outcomeWithout = (body: string) => (isAboutPayment(body) ? 'unreadable' : 'ignored')
