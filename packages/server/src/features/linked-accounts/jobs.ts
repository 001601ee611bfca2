// Registers the job that sends emails about linked accounts.
import type { Services } from '../../services.ts'
import { mailLinkedAccount } from './emails.ts'

export function linkedAccountJobs(services: Services): void {
  services.jobs.work('mail-linked-account', (wanted) => mailLinkedAccount(services, wanted))
}
