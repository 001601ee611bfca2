// Examines the mail server: it is reached, and takes our name and password. No email is sent.
import { verifySmtp } from '../../mail/smtp-transport.ts'
import type { Settings } from '../../settings.ts'
import { type Finding, good, note, reasonOf, wrong } from './finding.ts'

const OF = 'email'

export async function examineMail({ smtpUrl, mailFrom, dataDir }: Settings): Promise<Finding[]> {
  if (!smtpUrl)
    return [note(OF, `There is no SMTP_URL: emails are kept in ${dataDir}/mail, and reach nobody.`)]
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl)
    return [good(OF, `${host} takes emails from us, as ${mailFrom}.`)]
  } catch (error) {
    return [wrong(OF, `${host} takes no emails from us (${reasonOf(error)}): correct SMTP_URL.`)]
  }
}
