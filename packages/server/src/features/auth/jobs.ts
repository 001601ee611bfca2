// The letters that follow from hosts' deeds.
import type { Services } from '../../services.ts'
import { mailCode } from './writes/mail-code.ts'

export function authJobs(services: Services): void {
  const { jobs, mailer, settings, now } = services
  jobs.work('mail-code', (wanted) => mailCode({ ...services, now: now() }, wanted))
  jobs.work('mail-password-changed', ({ email, firstName }) =>
    mailer.send(email, { kind: 'password-changed', firstName, supportEmail: settings.supportEmail }),
  )
}
