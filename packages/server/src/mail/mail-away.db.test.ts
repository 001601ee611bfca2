// A mail server that is down or silent: contributions go on, users who ask for a code get a refusal, and the code arrives later.
// Slow by nature: the queue retries after two and four seconds.
import { failures } from '@lifafa/contract/failures'
import { vi } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import { readSettings } from '../settings.ts'
import type { TestApp } from '../test/app.ts'
import { aHostWithPassword, anEmail, post, signUpForm, wait } from '../test/hosts/accounts.ts'
import { type SmtpServer, smtpServer, taking } from '../test/mail/smtp-server.ts'
import { PATIENCE_MS } from '../test/patience.ts'
import { CHARGE_PAISE, contributionsOf, openOrder, pay, verify } from '../test/paying.ts'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'
import { openMailer } from './mailer.ts'

const MINUTE_MS = 60_000

function mailTo(app: TestApp, smtpUrl: string): void {
  const settings = readSettings({ DATA_DIR: app.services.settings.dataDir, SMTP_URL: smtpUrl })
  app.services.mailer = openMailer(settings, app.services.web, () => app.clock.now)
}

async function expectContributionsToGoOn(app: TestApp): Promise<void> {
  const { id } = await insertEventBox(app.services.db)
  const order = await openOrder(app, { giftid: id, amount: CHARGE_PAISE })
  expect((await verify(app, await pay(app, order.body.id))).status).toBe(200)
  expect(await contributionsOf(app, id)).toHaveLength(1)
}

/** Waits for an email to this address, and reads the code in it. */
const codeIn = ({ received }: SmtpServer, email: string): Promise<string> =>
  vi.waitFor(() => {
    const sentEmail = received
      .flatMap((connection) => connection.split('MAIL FROM'))
      .findLast((sent) => sent.includes(`RCPT TO:<${email}>`))
    const code = sentEmail?.match(/^\D*?\b(\d{6})\b/m)?.[1]
    if (code === undefined) throw new Error(`No code came to ${email}.`)
    return code
  }, PATIENCE_MS)

test('a code requested while mail is down arrives later, and gifts go on [mail-1]', async ({ app }) => {
  const port = await freePort()
  mailTo(app, `smtp://127.0.0.1:${port}`)
  const form = signUpForm()
  expect((await post(app, '/register', form)).status).toBe(200)
  await vi.waitFor(() => expect(app.services.mailer.isDown()).toBe(true), PATIENCE_MS)
  await expectContributionsToGoOn(app)

  wait(app, MINUTE_MS)
  const host = await aHostWithPassword(app)
  for (const [path, body] of [
    ['/register', form],
    ['/resend-otp', { email: form.email, password: form.password }],
    ['/forgot-password', { email: host.email }],
    ['/forgot-password', { email: anEmail() }],
  ] as const)
    expect(await post(app, path, body), path).toMatchObject({
      status: 503,
      body: { success: false, message: failures.mailDown.message },
    })

  const back = await smtpServer(taking, Number(port))
  const otp_code = await codeIn(back, form.email)
  expect((await post(app, '/verify-otp', { email: form.email, otp_code })).status).toBe(200)
  expect((await post(app, '/forgot-password', { email: host.email })).status).toBe(200)
  await back.close()
})

test('a silent mail server delays no other caller [mail-2]', async ({ app }) => {
  const silent = await smtpServer()
  mailTo(app, silent.url)
  const form = signUpForm()
  expect((await post(app, '/register', form)).status).toBe(200)
  await vi.waitFor(() => expect(silent.received).not.toEqual([]), PATIENCE_MS)
  await expectContributionsToGoOn(app)
  expect((await post(app, '/register', signUpForm())).status).toBe(200)

  const answering = await smtpServer(taking)
  mailTo(app, answering.url)
  await silent.close()
  await codeIn(answering, form.email)
  await answering.close()
})
