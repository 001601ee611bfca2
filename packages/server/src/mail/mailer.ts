// Sends letters over SMTP, or, without SMTP_URL, keeps them in a folder that /dev/mail shows.
import type { Email, WebBuild } from '@lifafa/contract/web-build'
import { mailFolder, type Settings } from '../settings.ts'
import { emailFolder } from './email-folder.ts'
import { isAboutOneEmail, smtpTransport } from './smtp-transport.ts'

export type Mailer = {
  /** Renders and sends a letter. Throws when the mail server does not take it: the job tries again. */
  send(to: string, letter: Email): Promise<void>
  /**
   * True where the mail server took no letter from this process lately: whoever waits for one is told. For two minutes
   * after the last failure only, since by then it may have taken those of another process.
   */
  isDown(): boolean
}

/** One plain address. Whatever could name a second one, or begin another header, is no address. */
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/

const DOWN_FOR_MS = 2 * 60_000

export function openMailer(settings: Settings, web: Pick<WebBuild, 'renderEmail'>, now: () => Date): Mailer {
  const carry = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : emailFolder(mailFolder(settings), now)
  let failedAt = Number.NEGATIVE_INFINITY

  return {
    async send(to, letter) {
      if (!ADDRESS.test(to)) throw new Error('A letter was to go to what is no e-mail address.')
      const written = await web.renderEmail(letter)
      try {
        await carry(to, written)
        failedAt = Number.NEGATIVE_INFINITY
      } catch (error) {
        if (!isAboutOneEmail(error)) failedAt = now().getTime()
        throw error
      }
    },
    isDown: () => now().getTime() - failedAt < DOWN_FOR_MS,
  }
}
