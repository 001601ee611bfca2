// Serves /dev/mail: a plain list of stored emails, and each in a sandbox as a mail client would show it. Only in sandbox mode without a
// mail server, since emails contain codes.
import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay } from '@lifafa/contract/dates'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failure.ts'
import { findEmail, listEmails, type StoredEmail } from '../mail/email-folder.ts'
import type { Services } from '../services.ts'
import { mailFolder } from '../settings.ts'

const SHOWN = 50

const STYLE = `
  body { margin: 0 auto; padding: 2rem 1rem; max-width: 44rem; background: #fbf5e9; color: #3b1a1f; font: 1rem/1.5 system-ui, sans-serif }
  h1 { font: 400 1.75rem/1.3 Georgia, serif }
  ol { margin: 0; padding: 0; list-style: none }
  a { display: block; padding: .9rem 1rem; border-bottom: 1px solid #e3d2b0; color: inherit; text-decoration: none }
  a:hover, a:focus-visible { background: #f3e6cb }
  strong, small { display: block; overflow-wrap: anywhere }
  small { color: #6f4f4c }`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

const LIST_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
/** Emails have inline styles; scripts, forms and external images are blocked. */
const EMAIL_POLICY = `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'`

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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const item = (id: string, { subject, to, sentAt }: StoredEmail): string =>
  `<li><a href="/dev/mail/${id}"><strong>${escaped(subject)}</strong><small>${escaped(to)} · ${formatDay(sentAt.slice(0, 10))}, ${sentAt.slice(11, 19)} UTC</small></a></li>`

function emailListPage(emails: { id: string; email: StoredEmail | undefined }[]): string {
  const items = emails.map(({ id, email }) => (email ? item(id, email) : '')).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Emails · ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
<h1>Emails</h1>
${items ? `<ol>${items}</ol>` : '<p>No letter has been sent yet.</p>'}
</html>
`
}
