// The mailer: what is no address, and a mail server on a port.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import { noMetricsYet } from '../process-metrics.ts'
import { EMAIL, NOW, openTestMailer } from '../test/mail/mailers.ts'
import { smtpServer, taking } from '../test/mail/smtp-server.ts'
import { listEmails } from './email-folder.ts'
import { countEmails } from './mailer.ts'
import { smtpTransport } from './smtp-transport.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it.each([
  ['a@x.in\r\nBcc: all@x.in'],
  ['a@x.in, b@x.in'],
  ['Meera <a@x.in>'],
  ['a b@x.in'],
  ['a@x.in;b@x.in'],
  ['nobody'],
  [''],
])('no email is sent to %j, which is no address', async (to) => {
  const { mailer, folder } = openTestMailer(dataDir)
  await expect(mailer.send(to, EMAIL)).rejects.toThrow('no email address')
  expect(await listEmails(folder)).toEqual([])
})

describe('with a mail server', () => {
  it('an email goes to its one address, in HTML and text', async () => {
    const server = await smtpServer(taking)
    await openTestMailer(dataDir, { smtpUrl: server.url }).mailer.send('ravi@x.in', EMAIL)
    await server.close()
    const conversation = server.received.join('')
    expect(conversation.match(/RCPT TO:.*/g)).toEqual(['RCPT TO:<ravi@x.in>'])
    expect(conversation).toMatch(/^To: ravi@x\.in\r$/m)
    expect(conversation).toContain('multipart/alternative')
    expect(conversation).toMatch(/^Reply-To: support@localhost\r$/m)
    expect(conversation).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(await readdir(dataDir)).toEqual([])
  })

  it('an answer to a message of the contact page goes to its sender', async () => {
    const server = await smtpServer(taking)
    const message = {
      name: 'Meera, Bcc: all@x.in',
      email: 'meera@x.in',
      subject: 'A gift',
      message: 'Did it arrive?',
      suspected: false,
    }
    const { mailer } = openTestMailer(dataDir, { smtpUrl: server.url })
    await mailer.send('support@lifafa.example', { kind: 'contact-message', ...message })
    await server.close()
    const conversation = server.received.join('')
    expect(conversation).toMatch(/^Reply-To: "Meera, Bcc: all@x\.in" <meera@x\.in>\r$/m)
    expect(conversation).not.toMatch(/^(Bcc|Auto-Submitted):/m)
  })

  it('a server of another machine without TLS is told neither our password nor the email', async () => {
    const server = await smtpServer((line) => (line === 'STARTTLS' ? '502 no' : '250-fine\r\n250 AUTH PLAIN'))
    const smtpUrl = server.url.replace('//', '//lifafa:Very-Secret@')
    const send = smtpTransport({ smtpUrl, smtpNeedsTls: true }, 'no-reply@lifafa.example')
    const answers = { replyTo: { name: '', address: 'help@lifafa.example' }, headers: {} }
    const letter = { subject: 'Code', html: '012345', text: '012345', ...answers }
    await expect(send('ravi@x.in', letter)).rejects.toThrow('STARTTLS')
    await server.close()
    expect(server.received.join('')).not.toMatch(/AUTH|MAIL FROM|012345/)
  })

  it.each([
    ['RCPT', 'refused', false],
    ['MAIL', 'failed', true],
  ])('an email refused at %s throws, and counts as %s; mail is down: %s', async (word, outcome, isDown) => {
    const server = await smtpServer((line) => (line.startsWith(word) ? '451 later' : '250 fine'))
    const { emails } = noMetricsYet()
    const mailer = countEmails(openTestMailer(dataDir, { smtpUrl: server.url }).mailer, { emails })
    await expect(mailer.send('ravi@x.in', EMAIL)).rejects.toThrow('451')
    expect(mailer.isDown()).toBe(isDown)
    expect((await emails.get()).values).toContainEqual({ labels: { outcome }, value: 1 })
    await server.close()
  })

  it('a server that accepts no email counts as down, until it accepts one or two minutes have passed', async () => {
    const port = await freePort()
    let now = NOW
    const { mailer } = openTestMailer(dataDir, { smtpUrl: `smtp://127.0.0.1:${port}`, now: () => now })
    await expect(mailer.send('ravi@x.in', EMAIL)).rejects.toThrow('ECONNREFUSED')
    expect(mailer.isDown()).toBe(true)
    for (const minutes of [2, -2]) {
      now = new Date(NOW.getTime() + minutes * 60_000)
      expect(mailer.isDown()).toBe(false)
    }
    await expect(mailer.send('ravi@x.in', EMAIL)).rejects.toThrow('ECONNREFUSED')
    const server = await smtpServer(taking, Number(port))
    await mailer.send('ravi@x.in', EMAIL)
    expect(mailer.isDown()).toBe(false)
    await server.close()
  })
})
