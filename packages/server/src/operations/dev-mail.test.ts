// /dev/mail: what it shows, and when it is available.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderedEmail } from '@lifafa/contract/emails'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorHandler } from '../http/error-handler.ts'
import { emailFolder } from '../mail/email-folder.ts'
import { mailFolder, readSettings } from '../settings.ts'
import { devMail } from './dev-mail.ts'

let dataDir: string
let app: FastifyInstance
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-dev-mail-'))
})
afterEach(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

const openWith = (environment: Record<string, string> = {}, sandbox = true) => {
  const settings = readSettings({ DATA_DIR: dataDir, ...environment })
  app = fastify()
  app.setErrorHandler(errorHandler(app.log, { broken: () => 'page', busy: () => 'page' }))
  devMail(app, { settings, sandbox })
  const store = emailFolder(mailFolder(settings), () => new Date('2026-11-21T06:30:00Z'))
  const answers = { replyTo: { name: '', address: 'support@x.in' }, headers: {} }
  return (to: string, email: RenderedEmail) => store(to, { ...email, ...answers })
}

it('lists emails with their addresses, newest first, as text only', async () => {
  const store = openWith()
  await store('a@x.in', { subject: 'First', html: '<p>one</p>', text: 'one' })
  await store('b@x.in', { subject: '<script>alert(1)</script>', html: '<p>two</p>', text: 'two' })
  const { body, headers, statusCode } = await app.inject('/dev/mail')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toContain('<script')
  expect(body.indexOf('b@x.in')).toBeLessThan(body.indexOf('a@x.in'))
})

it('shows an email in a sandbox where no script runs', async () => {
  const store = openWith()
  await store('a@x.in', { subject: 'First', html: '<p>one</p>', text: 'one' })
  const [, href = ''] = (await app.inject('/dev/mail')).body.match(/href="([^"]+)"/) ?? []
  const { body, headers } = await app.inject(href)
  expect(body).toBe('<p>one</p>')
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
})

it.each([['/dev/mail/none'], ['/dev/mail/..%2f..%2fetc%2fpasswd']])('%s is not found', async (url) => {
  openWith()
  expect((await app.inject(url)).statusCode).toBe(404)
})

it('is not available outside of sandbox mode', async () => {
  openWith({}, false)
  expect((await app.inject('/dev/mail')).statusCode).toBe(404)
})

it('is not available with a mail server', async () => {
  openWith({ SMTP_URL: 'smtp://127.0.0.1:2525' })
  expect((await app.inject('/dev/mail')).statusCode).toBe(404)
})
