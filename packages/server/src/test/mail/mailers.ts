// A mailer for tests, with emails of two words; without a mail server it writes into a folder.
import type { Email, RenderedEmail } from '@lifafa/contract/emails'
import { openMailer } from '../../mail/mailer.ts'
import { mailFolder, readSettings } from '../../settings.ts'

export const NOW = new Date('2026-11-21T06:30:00Z')

export const EMAIL: Email = { kind: 'verify-email', language: 'en', code: '012345', minutes: 10 }

/** Renders an email like the built web package, in two words. */
const web = {
  renderEmail: async (email: Email): Promise<RenderedEmail> => ({
    subject: `${email.kind} ₹`,
    html: '<p>012345</p>',
    text: '012345',
  }),
}

export function openTestMailer(dataDir: string, { smtpUrl = '', now = () => NOW } = {}) {
  const settings = readSettings({ DATA_DIR: dataDir, SMTP_URL: smtpUrl })
  return { mailer: openMailer(settings, web, now), folder: mailFolder(settings) }
}
