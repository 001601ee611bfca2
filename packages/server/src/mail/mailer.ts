// Sends emails over SMTP, or, without SMTP_URL, stores them in a folder that /dev/mail shows.
import type { Email } from '@lifafa/contract/emails'
import type { WebBuild } from '@lifafa/contract/web-build'
import type { ProcessMetrics } from '../process-metrics.ts'
import { mailFolder, type Settings } from '../settings.ts'
import { emailFolder } from './email-folder.ts'
import { isAboutOneEmail, smtpTransport } from './smtp-transport.ts'
import type { Letter } from './transport.ts'

export type Mailer = {
  /** Renders and sends an email. Throws when the mail server does not accept it: the job retries. */
  send(to: string, email: Email): Promise<void>
  /**
   * True if the mail server recently accepted no email of this process: callers who wait for one are refused. For two
   * minutes after the last failure only, because by then it may have accepted those of another process.
   */
  isDown(): boolean
}

/** One plain address. A text that could name a second address, or begin another header, is no address. */
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/

const DOWN_FOR_MS = 2 * 60_000

/** Support answers who wrote to it. Anybody else who answers reaches support; machines do not (RFC 3834). */
const answersTo = (email: Email, supportEmail: string): Pick<Letter, 'replyTo' | 'headers'> =>
  email.kind === 'contact-message'
    ? { replyTo: { name: email.name, address: email.email }, headers: {} }
    : { replyTo: { name: '', address: supportEmail }, headers: { 'Auto-Submitted': 'auto-generated' } }

export function openMailer(settings: Settings, web: Pick<WebBuild, 'renderEmail'>, now: () => Date): Mailer {
  const { smtpUrl, smtpNeedsTls, mailFrom, supportEmail } = settings
  const carry = smtpUrl
    ? smtpTransport({ smtpUrl, smtpNeedsTls }, mailFrom)
    : emailFolder(mailFolder(settings), now)
  let failedAt = Number.NEGATIVE_INFINITY

  return {
    async send(to, email) {
      if (!ADDRESS.test(to)) throw new Error('A email was to go to what is no email address.')
      const letter = { ...(await web.renderEmail(email)), ...answersTo(email, supportEmail) }
      try {
        await carry(to, letter)
        failedAt = Number.NEGATIVE_INFINITY
      } catch (error) {
        if (!isAboutOneEmail(error)) failedAt = now().getTime()
        throw error
      }
    },
    // A clock that was set back keeps it down no longer.
    isDown: () => Math.abs(now().getTime() - failedAt) < DOWN_FOR_MS,
  }
}

/** Counts the emails that the mail server took, and those that it did not: a mistyped address, tried again and again, is no failure of it. */
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
