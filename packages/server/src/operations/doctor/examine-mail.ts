// Examines the mail server: it is reached, and takes our name and password. No email is sent.
import { isAboutTls, verifySmtp } from '../../mail/smtp-transport.ts'
import type { Settings } from '../../settings.ts'
import { type Finding, good, note, reasonOf, wrong } from './finding.ts'

const OF = 'email'

export async function examineMail({
  smtpUrl,
  smtpNeedsTls,
  mailFrom,
  dataDir,
}: Settings): Promise<Finding[]> {
  if (!smtpUrl)
    return [note(OF, `There is no SMTP_URL: emails are kept in ${dataDir}/mail, and reach nobody.`)]
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp({ smtpUrl, smtpNeedsTls })
    return [good(OF, `${host} takes emails from us, as ${mailFrom}.`)]
  } catch (error) {
    if (isAboutTls(error))
      return [
        wrong(
          OF,
          `${host} encrypts nothing (${reasonOf(error)}), and no email is sent: write smtps:// in SMTP_URL, or set MAIL_PLAINTEXT=accept where nobody else is on the line.`,
        ),
      ]
    return [wrong(OF, `${host} takes no emails from us (${reasonOf(error)}): correct SMTP_URL.`)]
  }
}
