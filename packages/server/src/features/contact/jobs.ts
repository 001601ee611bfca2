// Mails contact messages to support.

import type { JobData } from '../../jobs/job-kinds.ts'
import type { Services } from '../../services.ts'

export function contactJobs(services: Services): void {
  services.jobs.work('mail-contact-message', (wanted) =>
    mailMessage({ ...services, now: services.now() }, wanted),
  )
}

type Deps = Pick<Services, 'db' | 'mailer' | 'settings'> & { now: Date }

/**
 * An email that was sent before this was stored is sent once more: better twice than never. Throws what the mailer
 * throws.
 */
async function mailMessage(
  { db, mailer, settings, now }: Deps,
  { messageId }: JobData['mail-contact-message'],
): Promise<void> {
  const stored = await db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'message', 'suspected'])
    .where('id', '=', messageId)
    .where('mailed_at', 'is', null)
    .executeTakeFirst()
  if (!stored) return
  await mailer.send(settings.supportEmail, { kind: 'contact-message', ...stored })
  await db.updateTable('contact_messages').set({ mailed_at: now }).where('id', '=', messageId).execute()
}
