// Counts the emails that the mail server took, and those that it did not: a mistyped address, tried again and again, is no failure of it.
import type { ProcessMetrics } from '../process-metrics.ts'
import type { Mailer } from './mailer.ts'
import { isAboutOneEmail } from './smtp-transport.ts'

export const countEmails = (mailer: Mailer, { emails }: Pick<ProcessMetrics, 'emails'>): Mailer => ({
  ...mailer,
  async send(to, email) {
    try {
      await mailer.send(to, email)
    } catch (error) {
      emails.inc({ outcome: isAboutOneEmail(error) ? 'refused' : 'failed' })
      throw error
    }
    emails.inc({ outcome: 'sent' })
  },
})
