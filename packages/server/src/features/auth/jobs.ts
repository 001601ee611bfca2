// The letters that follow from deeds on accounts, hosts' and administrators' alike.
import { type LetterFor, mailCode } from '../../codes/mail-code.ts'
import type { Services } from '../../services.ts'
import { letterForHost } from './emails.ts'

/** `letterForAdmin` carries the codes of administrators. */
export function authJobs(services: Services, letterForAdmin: LetterFor): void {
  const { jobs, mailer, settings, now } = services
  const letterFor = {
    'host-verify': letterForHost,
    'host-reset': letterForHost,
    'admin-verify': letterForAdmin,
    'admin-reset': letterForAdmin,
  }
  jobs.work('mail-code', (wanted) => mailCode({ ...services, now: now() }, wanted, letterFor[wanted.purpose]))
  jobs.work('mail-password-changed', ({ email, firstName, account = 'host' }) =>
    mailer.send(email, { kind: 'password-changed', account, firstName, supportEmail: settings.supportEmail }),
  )
}
