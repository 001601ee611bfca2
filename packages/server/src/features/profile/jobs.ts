// Registers the jobs of UPI IDs and bank accounts: the email about a changed one, and the question whose it is.
import { formatDayAndTime, formatMomentInHindi, formatTimeInHindi } from '@lifafa/contract/dates'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { Services } from '../../services.ts'
import { askBankNow } from './upi-id/ask-bank.ts'

const FORMAT_TIME: Record<HostLanguage, (iso: string) => string> = {
  en: formatDayAndTime,
  hi: (iso) => `${formatMomentInHindi(iso)}, ${formatTimeInHindi(iso)}`,
}

export function profileJobs(services: Services): void {
  const { jobs, mailer, settings, db, provider, providerSettings, now } = services
  const { supportEmail, publicUrl } = settings
  jobs.work('mail-upi-id-changed', ({ of = 'UPI ID', language = 'en', email, ...told }) =>
    mailer.send(email, {
      ...{ kind: 'upi-id-changed', of, language, supportEmail, publicUrl, ...told },
      toLinkedAccount: providerSettings.payoutMode === 'route',
      waitsUntil: told.waitsUntil && FORMAT_TIME[language](told.waitsUntil),
    }),
  )
  jobs.work('check-upi-id', ({ checkId }) => askBankNow({ db, provider, now: now() }, checkId))
}
