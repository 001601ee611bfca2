// Who does which kind of job.
import type { FastifyBaseLogger } from 'fastify'
import { authJobs } from '../features/auth/jobs.ts'
import { paymentJobs } from '../features/payments/jobs.ts'
import type { Services } from '../services.ts'

export function registerJobs(services: Services, log: FastifyBaseLogger): void {
  authJobs(services)
  paymentJobs(services, log)
}
