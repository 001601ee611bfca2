// /dev/mail: the letters that no mail server took, for whoever tries the product out. In sandbox mode alone: letters open accounts.
import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failure.ts'
import { findLetter, listLetters } from '../mail/letter-folder.ts'
import type { Services } from '../services.ts'
import { mailFolder } from '../settings.ts'
import { LETTER_POLICY, LIST_POLICY, letterListPage } from './dev-mail-page.ts'

const SHOWN = 50

export function devMail(
  app: FastifyInstance,
  { settings, sandbox }: Pick<Services, 'settings' | 'sandbox'>,
): void {
  if (!sandbox || settings.smtpUrl) return
  const folder = mailFolder(settings)

  app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
    const ids = (await listLetters(folder)).slice(0, SHOWN)
    const letters = await Promise.all(ids.map(async (id) => ({ id, letter: await findLetter(folder, id) })))
    return reply
      .headers({ 'content-security-policy': LIST_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(letterListPage(letters))
  })

  app.get('/dev/mail/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const letter = await findLetter(folder, id)
    if (!letter) throw new Failure('notFound')
    return reply
      .headers({ 'content-security-policy': LETTER_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(letter.html)
  })
}
