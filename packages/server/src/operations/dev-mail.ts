// Serves /dev/mail: stored emails, in sandbox mode without a mail server only, since emails contain codes.
import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failure.ts'
import { findEmail, listEmails } from '../mail/email-folder.ts'
import type { Services } from '../services.ts'
import { mailFolder } from '../settings.ts'
import { EMAIL_POLICY, emailListPage, LIST_POLICY } from './dev-mail-page.ts'

const SHOWN = 50

export function devMail(
  app: FastifyInstance,
  { settings, sandbox }: Pick<Services, 'settings' | 'sandbox'>,
): void {
  if (!sandbox || settings.smtpUrl) return
  const folder = mailFolder(settings)

  app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
    const ids = (await listEmails(folder)).slice(0, SHOWN)
    const emails = await Promise.all(ids.map(async (id) => ({ id, email: await findEmail(folder, id) })))
    return reply
      .headers({ 'content-security-policy': LIST_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(emailListPage(emails))
  })

  app.get('/dev/mail/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const email = await findEmail(folder, id)
    if (!email) throw new Failure('notFound')
    return reply
      .headers({ 'content-security-policy': EMAIL_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(email.html)
  })
}
