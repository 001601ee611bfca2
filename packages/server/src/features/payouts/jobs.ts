// Registers the jobs that send emails about payouts.
import type { Services } from '../../services.ts'
import { mailLatePayouts, mailPayout, type ReadMoney } from './emails.ts'

export function payoutJobs(services: Services, readMoney: ReadMoney): void {
  services.jobs.work('mail-payout', (wanted) => mailPayout(services, wanted))
  services.jobs.work('mail-late-payouts', (wanted) => mailLatePayouts(services, readMoney, wanted))
}
