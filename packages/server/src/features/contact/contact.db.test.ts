// Contact messages: stored at once, and mailed to support by a job, whatever the state of the mail server.
import { MESSAGES_RETENTION_MS } from '@lifafa/contract/limits'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { vi } from 'vitest'
import { anAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { serverWith, statusesOf } from '../../test/payments/shared-address.ts'
import { expect, test } from '../../test/test.ts'
import { deleteSettledMessages } from './writes.ts'

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
const send = (app: TestApp, body: object, remoteAddress = `192.0.2.${++network}`) =>
  call(app, SEND, { body, remoteAddress })
const stored = (app: TestApp, subject: string) =>
  app.services.db.selectFrom('contact_messages').selectAll().where('subject', '=', subject).execute()
const emailsOn = async (app: TestApp, subject: string) =>
  (await app.emails()).filter((email) => email.subject.startsWith(subject))

test('a message is stored, thanked for, and mailed to support [contact-3]', async ({ app }) => {
  const { subject, ...words } = form()
  expect(await send(app, form())).toMatchObject({
    status: 200,
    body: { success: true, message: contactSentences.sent },
  })
  const [email] = await vi.waitFor(async () => {
    const emails = await emailsOn(app, subject)
    expect(emails).toHaveLength(1)
    return emails
  }, PATIENCE_MS)
  expect(email).toMatchObject({ to: app.services.settings.supportEmail, subject: `${subject} (मीरा नायर)` })
  for (const said of ['meera@example.com', 'I gave ₹501 on Saturday.', 'Did it arrive? <b>Thanks</b>'])
    expect(email?.text).toContain(said)
  expect(email?.html).not.toContain('<b>')
  await expect
    .poll(() => stored(app, subject))
    .toEqual([expect.objectContaining({ ...words, created_at: app.clock.now, mailed_at: app.clock.now })])
})

test('an email that the mail server refuses is sent later, once', async ({ app }) => {
  const refused = vi.spyOn(app.services.mailer, 'send').mockRejectedValueOnce(new Error('451 try later'))
  await send(app, form({ subject: 'Sent later' }))
  await vi.waitFor(async () => expect(await emailsOn(app, 'Sent later')).toHaveLength(1), PATIENCE_MS)
  expect(refused).toHaveBeenCalledTimes(2)
  refused.mockRestore()
})

test('a message with the hidden field filled in is kept and mailed with a mark', async ({ app }) => {
  const body = form({ subject: 'My gift', website: 'https://meera.example' })
  expect(await send(app, body)).toMatchObject({ status: 200, body: { message: contactSentences.sent } })
  expect(await stored(app, 'My gift')).toMatchObject([{ message: form().message, suspected: true }])
  await vi.waitFor(
    async () => expect(await emailsOn(app, 'Suspected spam: My gift')).toHaveLength(1),
    PATIENCE_MS,
  )
  await send(app, form({ subject: 'Another gift', website: '' }))
  expect(await stored(app, 'Another gift')).toMatchObject([{ suspected: false }])
})

test.for<[string, unknown]>([
  ['name', ''],
  ['email', undefined],
  ['subject', '   '],
  ['message', null],
])('without %s nothing is stored, and the field is named', async ([field, value], { app }) => {
  const answer = await send(app, form({ subject: `Without ${field}`, [field]: value }))
  expect(answer).toMatchObject({
    status: 400,
    body: {
      message: contactSentences.fieldsRequired,
      errors: { [field]: [contactSentences.fieldsRequired] },
    },
  })
  expect(await stored(app, `Without ${field}`)).toEqual([])
})

test('a line break in a subject is a blank: it cannot inject a header into the email', async ({ app }) => {
  expect((await send(app, form({ subject: 'Hello\r\nBcc: all@example.com' }))).status).toBe(200)
  expect(await stored(app, 'Hello Bcc: all@example.com')).toHaveLength(1)
})

test('one network may send ten messages an hour', async ({ app }) => {
  for (let times = 0; times < 10; times++)
    expect((await send(app, form({ subject: 'Often' }), '198.51.100.1')).status).toBe(200)
  expect((await send(app, form({ subject: 'Often' }), '198.51.100.1')).status).toBe(429)
  expect((await send(app, form({ subject: 'Often' }), '198.51.100.2')).status).toBe(200)
})

test('a message is deleted 90 days after it was answered; an unanswered one stays', async ({ app }) => {
  const { db } = app.services
  for (const subject of ['Answered', 'Not answered']) await send(app, form({ subject }))
  const answeredAt = app.clock.now
  await db
    .updateTable('contact_messages')
    .set({ answered_at: answeredAt, answered_by: (await anAdmin(app)).id })
    .where('subject', '=', 'Answered')
    .execute()
  await deleteSettledMessages(db, new Date(answeredAt.getTime() + MESSAGES_RETENTION_MS - 1))
  expect(await stored(app, 'Answered')).toHaveLength(1)
  await deleteSettledMessages(db, new Date(answeredAt.getTime() + MESSAGES_RETENTION_MS))
  expect(await stored(app, 'Answered')).toEqual([])
  expect(await stored(app, 'Not answered')).toHaveLength(1)
})

test('messages from many networks are stopped at a limit of all together, with an alarm', async ({ app }) => {
  app.logged.length = 0
  const limited = await serverWith(app, 0.005)
  const statuses = await statusesOf(5, () => send(limited, form({ subject: 'Many' })))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(app.logged.map(({ alarm }) => alarm)).toEqual(['messages-at-limit'])
})
