// Renders /dev/mail: a plain list, and each email in a sandbox as a mail client would show it.
import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay } from '@lifafa/contract/dates'
import type { StoredEmail } from '../mail/email-folder.ts'

const STYLE = `
  body { margin: 0 auto; padding: 2rem 1rem; max-width: 44rem; background: #fbf5e9; color: #3b1a1f; font: 1rem/1.5 system-ui, sans-serif }
  h1 { font: 400 1.75rem/1.3 Georgia, serif }
  ol { margin: 0; padding: 0; list-style: none }
  a { display: block; padding: .9rem 1rem; border-bottom: 1px solid #e3d2b0; color: inherit; text-decoration: none }
  a:hover, a:focus-visible { background: #f3e6cb }
  strong, small { display: block; overflow-wrap: anywhere }
  small { color: #6f4f4c }`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

export const LIST_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
/** Emails have inline styles; scripts, forms and external images are blocked. */
export const EMAIL_POLICY = `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const item = (id: string, { subject, to, sentAt }: StoredEmail): string =>
  `<li><a href="/dev/mail/${id}"><strong>${escaped(subject)}</strong><small>${escaped(to)} · ${formatDay(sentAt.slice(0, 10))}, ${sentAt.slice(11, 19)} UTC</small></a></li>`

export function emailListPage(emails: { id: string; email: StoredEmail | undefined }[]): string {
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
