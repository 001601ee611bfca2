// Emails on their way: into the folder, or to a mail server on a port.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email, RenderedEmail } from '@lifafa/contract/web-build'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import { mailFolder, readSettings } from '../settings.ts'
import { smtpServer, taking } from '../test/smtp-server.ts'
import { findEmail, listEmails } from './email-folder.ts'
import { openMailer } from './mailer.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
let now = NOW
const LETTER: Email = { kind: 'verify-email', firstName: 'Meera', code: '012345', minutes: 10 }
/** Writes a letter as the built web package would, in two words. */
const web = {
  renderEmail: async (letter: Email): Promise<RenderedEmail> => ({
    subject: `${letter.kind} ₹`,
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
  it('letters are kept, newest first, also of one moment', async () => {
    const { mailer, folder } = open()
    for (const to of ['a@x.in', 'b@x.in', 'c@x.in']) await mailer.send(to, LETTER)
    const kept = await Promise.all((await listEmails(folder)).map((id) => findEmail(folder, id)))
    expect(kept.map((letter) => letter?.to)).toEqual(['c@x.in', 'b@x.in', 'a@x.in'])
    expect(kept[0]).toEqual({
      to: 'c@x.in',
      sentAt: NOW.toISOString(),
      subject: 'verify-email ₹',
      html: '<p>012345</p>',
      text: '012345',
    })
  })

  it('nobody else on the machine can read them', async () => {
    const { mailer, folder } = open()
    await mailer.send('a@x.in', LETTER)
    const [name = ''] = await readdir(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it.each([['../secrets'], ['..'], [''], ['a'.repeat(300)]])('%j is the id of no letter', async (id) => {
    const { mailer, folder } = open()
    await mailer.send('a@x.in', LETTER)
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
])('%j is no address that a letter goes to', async (to) => {
  const { mailer, folder } = open()
  await expect(mailer.send(to, LETTER)).rejects.toThrow('no e-mail address')
  expect(await listEmails(folder)).toEqual([])
})

describe('with a mail server', () => {
  it('a letter goes to its one address, in HTML and text', async () => {
    const server = await smtpServer(taking)
    await open(server.url).mailer.send('ravi@x.in', LETTER)
    await server.close()
    const conversation = server.heard.join('')
    expect(conversation.match(/RCPT TO:.*/g)).toEqual(['RCPT TO:<ravi@x.in>'])
    expect(conversation).toMatch(/^To: ravi@x\.in\r$/m)
    expect(conversation).toContain('multipart/alternative')
    expect(await readdir(dataDir)).toEqual([])
  })

  it('a letter that the server does not take is told, so that the job tries again; others may still be taken', async () => {
    const server = await smtpServer((line) => (line.startsWith('RCPT') ? '451 later' : '250 fine'))
    const { mailer } = open(server.url)
    await expect(mailer.send('ravi@x.in', LETTER)).rejects.toThrow('451')
    expect(mailer.isDown()).toBe(false)
    await server.close()
  })

  it('that takes no letter is down, until it takes one or two minutes have gone by', async () => {
    const port = await freePort()
    const { mailer } = open(`smtp://127.0.0.1:${port}`)
    await expect(mailer.send('ravi@x.in', LETTER)).rejects.toThrow('ECONNREFUSED')
    expect(mailer.isDown()).toBe(true)
    now = new Date(NOW.getTime() + 2 * 60_000)
    expect(mailer.isDown()).toBe(false)
    await expect(mailer.send('ravi@x.in', LETTER)).rejects.toThrow('ECONNREFUSED')
    const server = await smtpServer(taking, Number(port))
    await mailer.send('ravi@x.in', LETTER)
    expect(mailer.isDown()).toBe(false)
    await server.close()
  })
})
