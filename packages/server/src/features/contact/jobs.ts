// Registers the job that mails contact messages to support.
import type { Services } from '../../services.ts'
import { mailMessage } from './writes/mail-message.ts'

export function contactJobs(services: Services): void {
  services.jobs.work('mail-contact-message', (wanted) =>
    mailMessage({ ...services, now: services.now() }, wanted),
  )
}
