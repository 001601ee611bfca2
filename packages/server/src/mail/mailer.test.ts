// The mailer: into the folder, or to a mail server on a port.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email, RenderedEmail } from '@lifafa/contract/emails'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import { mailFolder, readSettings } from '../settings.ts'
import { smtpServer, taking } from '../test/smtp-server.ts'
import { findEmail, listEmails } from './email-folder.ts'
import { openMailer } from './mailer.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
let now = NOW
const EMAIL: Email = { kind: 'verify-email', firstName: 'Meera', code: '012345', minutes: 10 }
/** Renders an email like the built web package, in two words. */
const web = {
  renderEmail: async (email: Email): Promise<RenderedEmail> => ({
    subject: `${email.kind} ₹`,
    html: '<p>012345</p>',
    text: '012345',
  }),
}

let dataDir: string
beforeEach(async () => {
  now = NOW
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const open = (smtpUrl?: string) => {
  const settings = readSettings({ DATA_DIR: dataDir, ...(smtpUrl && { SMTP_URL: smtpUrl }) })
  return { mailer: openMailer(settings, web, () => now), folder: mailFolder(settings) }
}

describe('without a mail server', () => {
  it('emails are stored, newest first, also those of one millisecond', async () => {
    const { mailer, folder } = open()
    for (const to of ['a@x.in', 'b@x.in', 'c@x.in']) await mailer.send(to, EMAIL)
    const stored = await Promise.all((await listEmails(folder)).map((id) => findEmail(folder, id)))
    expect(stored.map((email) => email?.to)).toEqual(['c@x.in', 'b@x.in', 'a@x.in'])
    expect(stored[0]).toEqual({
      to: 'c@x.in',
      sentAt: NOW.toISOString(),
      subject: 'verify-email ₹',
      html: '<p>012345</p>',
      text: '012345',
    })
  })

  it('other users of the machine cannot read the emails', async () => {
    const { mailer, folder } = open()
    await mailer.send('a@x.in', EMAIL)
    const [name = ''] = await readdir(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it.each([['../secrets'], ['..'], [''], ['a'.repeat(300)]])('%j is the id of no email', async (id) => {
    const { mailer, folder } = open()
    await mailer.send('a@x.in', EMAIL)
    expect(await findEmail(folder, id)).toBeUndefined()
  })
})

it.each([
  ['a@x.in\r\nBcc: all@x.in'],
  ['a@x.in, b@x.in'],
  ['Meera <a@x.in>'],
  ['a b@x.in'],
  ['a@x.in;b@x.in'],
  ['nobody'],
  [''],
])('no email is sent to %j, which is no address', async (to) => {
  const { mailer, folder } = open()
  await expect(mailer.send(to, EMAIL)).rejects.toThrow('no e-mail address')
  expect(await listEmails(folder)).toEqual([])
})

describe('with a mail server', () => {
  it('an email goes to its one address, in HTML and text', async () => {
    const server = await smtpServer(taking)
    await open(server.url).mailer.send('ravi@x.in', EMAIL)
    await server.close()
    const conversation = server.received.join('')
    expect(conversation.match(/RCPT TO:.*/g)).toEqual(['RCPT TO:<ravi@x.in>'])
    expect(conversation).toMatch(/^To: ravi@x\.in\r$/m)
    expect(conversation).toContain('multipart/alternative')
    expect(await readdir(dataDir)).toEqual([])
  })

  it('an email that the server refuses throws, so that the job retries; others may still be sent', async () => {
    const server = await smtpServer((line) => (line.startsWith('RCPT') ? '451 later' : '250 fine'))
    const { mailer } = open(server.url)
    await expect(mailer.send('ravi@x.in', EMAIL)).rejects.toThrow('451')
    expect(mailer.isDown()).toBe(false)
    await server.close()
  })

  it('a server that accepts no email counts as down, until it accepts one or two minutes have passed', async () => {
    const port = await freePort()
    const { mailer } = open(`smtp://127.0.0.1:${port}`)
    await expect(mailer.send('ravi@x.in', EMAIL)).rejects.toThrow('ECONNREFUSED')
    expect(mailer.isDown()).toBe(true)
    now = new Date(NOW.getTime() + 2 * 60_000)
    expect(mailer.isDown()).toBe(false)
    await expect(mailer.send('ravi@x.in', EMAIL)).rejects.toThrow('ECONNREFUSED')
    const server = await smtpServer(taking, Number(port))
    await mailer.send('ravi@x.in', EMAIL)
    expect(mailer.isDown()).toBe(false)
    await server.close()
  })
})
