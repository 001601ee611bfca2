// Registers the job that sends emails about guests' details.
import type { Services } from '../../services.ts'
import { mailGuestsErased } from './emails.ts'

export function guestDetailsJobs(services: Services): void {
  services.jobs.work('mail-guests-erased', (wanted) => mailGuestsErased(services, wanted))
}
