// Registers the job that sends the email about a changed UPI ID.
import { formatMoment, formatTime } from '@lifafa/contract/dates'
import type { Services } from '../../services.ts'

export function profileJobs({ jobs, mailer, settings }: Services): void {
  const { supportEmail, publicUrl } = settings
  jobs.work('mail-upi-id-changed', ({ email, firstName, before, after, waitsUntil }) =>
    mailer.send(email, {
      ...{ kind: 'upi-id-changed', firstName, before, after, supportEmail, publicUrl },
      waitsUntil: waitsUntil && `${formatMoment(waitsUntil)}, ${formatTime(waitsUntil)}`,
    }),
  )
}
