// Without a mail server, emails are stored in a folder.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EMAIL, NOW, openTestMailer } from '../test/mail/mailers.ts'
import { findEmail, listEmails } from './email-folder.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('without a mail server', () => {
  it('emails are stored, newest first, also those of one millisecond', async () => {
    const { mailer, folder } = openTestMailer(dataDir)
    for (const to of ['a@x.in', 'b@x.in', 'c@x.in']) await mailer.send(to, EMAIL)
    const stored = await Promise.all((await listEmails(folder)).map((id) => findEmail(folder, id)))
    expect(stored.map((email) => email?.to)).toEqual(['c@x.in', 'b@x.in', 'a@x.in'])
    expect(stored[0]).toEqual({
      to: 'c@x.in',
      sentAt: NOW.toISOString(),
      subject: 'verify-email ₹',
      html: '<p>012345</p>',
      text: '012345',
      replyTo: { name: '', address: 'support@localhost' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  })

  it('other users of the machine cannot read the emails', async () => {
    const { mailer, folder } = openTestMailer(dataDir)
    await mailer.send('a@x.in', EMAIL)
    const [name = ''] = await readdir(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it.each([['../secrets'], ['..'], [''], ['a'.repeat(300)]])('%j is the id of no email', async (id) => {
    const { mailer, folder } = openTestMailer(dataDir)
    await mailer.send('a@x.in', EMAIL)
    expect(await findEmail(folder, id)).toBeUndefined()
  })
})
