// Contact messages: stored at once, and mailed to support by a job, whatever the state of the mail server.
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PATIENCE_MS } from '../../test/patience.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const SEND = ['POST', '/contact/submit'] as const
const form = (otherwise: object = {}) => ({
  name: 'मीरा नायर',
  email: 'meera@example.com',
  subject: 'About a gift',
  message: 'I gave ₹501 on Saturday.\nDid it arrive? <b>Thanks</b>',
  ...otherwise,
})
/** The networks of these tests: each call has its own, since calls are limited by network. */
let network = 0
const send = (body: object, remoteAddress = `192.0.2.${++network}`) =>
  call(app, SEND, { body, remoteAddress })
const stored = (subject: string) =>
  app.services.db.selectFrom('contact_messages').selectAll().where('subject', '=', subject).execute()
const emailsOn = async (subject: string) =>
  (await app.emails()).filter((email) => email.subject.startsWith(subject))

test('a message is stored, answered with thanks, and mailed to support with the reply address [contact-3]', async () => {
  const { subject, ...words } = form()
  expect(await send(form())).toMatchObject({
    status: 200,
    body: { success: true, message: contactSentences.sent },
  })
  const [email] = await vi.waitFor(async () => {
    const emails = await emailsOn(subject)
    expect(emails).toHaveLength(1)
    return emails
  }, PATIENCE_MS)
  expect(email).toMatchObject({ to: app.services.settings.supportEmail, subject: `${subject} (मीरा नायर)` })
  for (const said of ['meera@example.com', 'I gave ₹501 on Saturday.', 'Did it arrive? <b>Thanks</b>'])
    expect(email?.text).toContain(said)
  expect(email?.html).not.toContain('<b>')
  await expect
    .poll(() => stored(subject))
    .toEqual([expect.objectContaining({ ...words, created_at: app.clock.now, mailed_at: app.clock.now })])
})

test('an email that the mail server refuses is sent later, once', async () => {
  const refused = vi.spyOn(app.services.mailer, 'send').mockRejectedValueOnce(new Error('451 try later'))
  await send(form({ subject: 'Sent later' }))
  await vi.waitFor(async () => expect(await emailsOn('Sent later')).toHaveLength(1), PATIENCE_MS)
  expect(refused).toHaveBeenCalledTimes(2)
  refused.mockRestore()
})

test('a bot that fills in the hidden field gets the same answer, and nothing is stored', async () => {
  const answer = await send(form({ subject: 'Cheap pills', website: 'https://pills.example' }))
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: contactSentences.sent } })
  expect(await stored('Cheap pills')).toEqual([])
})

test.each([
  ['name', ''],
  ['email', undefined],
  ['subject', '   '],
  ['message', null],
])('without %s nothing is stored, and the field is named', async (field, value) => {
  const answer = await send(form({ subject: `Without ${field}`, [field]: value }))
  expect(answer).toMatchObject({
    status: 400,
    body: {
      message: contactSentences.fieldsRequired,
      errors: { [field]: [contactSentences.fieldsRequired] },
    },
  })
  expect(await stored(`Without ${field}`)).toEqual([])
})

test('a subject cannot inject a header into the email', async () => {
  expect((await send(form({ subject: 'Hello\r\nBcc: all@example.com' }))).status).toBe(400)
})

test('one network may send ten messages an hour', async () => {
  for (let times = 0; times < 10; times++)
    expect((await send(form({ subject: 'Often' }), '198.51.100.1')).status).toBe(200)
  expect((await send(form({ subject: 'Often' }), '198.51.100.1')).status).toBe(429)
  expect((await send(form({ subject: 'Often' }), '198.51.100.2')).status).toBe(200)
})
