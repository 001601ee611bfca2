// Registers the jobs of payments: apply a provider event, send the refund of a duplicate payment.
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import { sendRefund } from './refund/send-refund.ts'
import { type ApplyElsewhere, applyEvent } from './webhook/apply-event.ts'

export function paymentJobs(services: Services, log: FastifyBaseLogger, elsewhere: ApplyElsewhere): void {
  const { jobs } = services
  jobs.work('apply-provider-event', ({ eventId }) =>
    applyEvent({ ...services, now: services.now(), log, ...elsewhere }, eventId),
  )
  jobs.work('refund-payment', ({ refundId }) => sendRefund(services, refundId))
}
