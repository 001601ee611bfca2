// Registers the jobs that send emails about accounts, of hosts and administrators.
import { type EmailFor, mailCode } from '../../codes/mail-code.ts'
import type { Services } from '../../services.ts'
import { emailForHost } from './emails.ts'

/** `emailForAdmin` builds the emails with administrators' codes. */
export function authJobs(services: Services, emailForAdmin: EmailFor): void {
  const { jobs, mailer, settings, now } = services
  const emailFor = {
    'host-verify': emailForHost,
    'host-reset': emailForHost,
    'admin-verify': emailForAdmin,
    'admin-reset': emailForAdmin,
  }
  jobs.work('mail-code', (wanted) => mailCode({ ...services, now: now() }, wanted, emailFor[wanted.purpose]))
  jobs.work('mail-password-changed', ({ email, firstName, account = 'host', language = 'en' }) =>
    mailer.send(email, {
      ...{ kind: 'password-changed', firstName, supportEmail: settings.supportEmail },
      ...(account === 'host' ? { account, language } : { account }),
    }),
  )
}
