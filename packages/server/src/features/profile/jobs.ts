// Registers the jobs of UPI IDs and bank accounts: the email about a changed one, and the question whose it is.
import { formatDayAndTime } from '@lifafa/contract/dates'
import type { Services } from '../../services.ts'
import { askBankNow } from './upi-id/ask-bank.ts'

export function profileJobs(services: Services): void {
  const { jobs, mailer, settings, db, provider, providerSettings, now } = services
  const { supportEmail, publicUrl } = settings
  jobs.work('mail-upi-id-changed', ({ of = 'UPI ID', language = 'en', isUnused = false, email, ...told }) =>
    mailer.send(email, {
      ...{ kind: 'upi-id-changed', of, language, isUnused, supportEmail, publicUrl, ...told },
      toLinkedAccount: providerSettings.payoutMode === 'route',
      waitsUntil: told.waitsUntil && formatDayAndTime(told.waitsUntil, language),
    }),
  )
  jobs.work('check-upi-id', ({ checkId }) => askBankNow({ db, provider, now: now() }, checkId))
}
