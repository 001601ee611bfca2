// Sends letters over SMTP, or, without SMTP_URL, keeps them in a folder that /dev/mail shows.
import type { Letter, WebBuild } from '@lifafa/contract/web-build'
import { mailFolder, type Settings } from '../settings.ts'
import { letterFolder } from './letter-folder.ts'
import { smtpTransport } from './smtp-transport.ts'

export type Mailer = {
  /** Renders and sends a letter. Throws when the mail server does not take it: the job tries again. */
  send(to: string, letter: Letter): Promise<void>
}

/** One plain address. Whatever could name a second one, or begin another header, is no address. */
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/

export function openMailer(settings: Settings, web: Pick<WebBuild, 'renderLetter'>, now: () => Date): Mailer {
  const carry = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : letterFolder(mailFolder(settings), now)

  return {
    async send(to, letter) {
      if (!ADDRESS.test(to)) throw new Error('A letter was to go to what is no e-mail address.')
      await carry(to, await web.renderLetter(letter))
    },
  }
}
