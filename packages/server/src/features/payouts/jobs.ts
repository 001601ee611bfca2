// Registers the job that sends emails about payouts.
import type { Services } from '../../services.ts'
import { mailPayout } from './emails.ts'

export function payoutJobs(services: Services): void {
  services.jobs.work('mail-payout', (wanted) => mailPayout(services, wanted))
}
