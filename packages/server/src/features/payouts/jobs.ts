// The letters that follow from payouts.
import type { Services } from '../../services.ts'
import { mailPayout } from './emails.ts'

export function payoutJobs(services: Services): void {
  services.jobs.work('mail-payout', (wanted) => mailPayout(services, wanted))
}
