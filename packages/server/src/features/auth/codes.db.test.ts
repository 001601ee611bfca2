// Mailed codes: what they are valid for, and how long.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { aWaitingAddress, emailsTo, verify } from '../../test/hosts/account-calls.ts'
import { anEmail, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { mailAgain } from '../../test/hosts/mail-again.ts'
import { expect, test } from '../../test/test.ts'
import { emailForHost } from './emails.ts'
import { verifyEmail } from './writes/verify-email.ts'

const SECOND = 1000

const MINUTE = 60 * SECOND

const reset = (app: TestApp, email: string, code: string) =>
  post(app, '/reset-password', {
    email,
    otp_code: code,
    new_password: 'hibiscus at noon',
    confirm_password: 'hibiscus at noon',
  })

describe('typed codes', () => {
  test.for([['12345'], ['1234567'], ['12345a'], ['①②③④⑤⑥'], [''], [123456], [null]])(
    '%j is not a code and is refused at its field [account-12]',
    async ([typed], { app }) => {
      const { status, body } = await verify(app, anEmail(), typed)
      expect(status).toBe(400)
      expect(body.errors).toEqual({ otp_code: [authSentences.codeInvalid] })
    },
  )

  test('a wrong code is refused, and the right one still works [account-5]', async ({ app }) => {
    const { email, code, wrong } = await aWaitingAddress(app)
    expect(await verify(app, email, wrong)).toMatchObject({
      status: 400,
      body: { success: false, message: authSentences.codeWrong },
    })
    expect((await verify(app, email, code)).status).toBe(200)
  })
})

describe('how long a code opens', () => {
  test('9 minutes and 59 seconds after it was mailed it is valid', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    wait(app, 10 * MINUTE - SECOND)
    expect((await verify(app, email, code)).status).toBe(200)
  })

  test('after 10 minutes it is not', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    wait(app, 10 * MINUTE)
    expect(await verify(app, email, code)).toMatchObject({
      status: 400,
      body: { message: authSentences.codeExpired },
    })
  })

  test('once', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    expect((await verify(app, email, code)).status).toBe(200)
    expect((await verify(app, email, code)).body.message).toBe(authSentences.codeExpired)
  })

  test('until another is requested', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    wait(app, MINUTE)
    await post(app, '/resend-otp', { email, password: PASSWORD })
    const newer = await app.mailedCode(email, 1)
    if (newer !== code) expect((await verify(app, email, code)).status).toBe(400)
    expect((await verify(app, email, newer)).status).toBe(200)
  })
})

test.for(['/resend-otp', '/login'])(
  'a code that %s mails again is in the language chosen since',
  async (path, { app }) => {
    const { email } = await aWaitingAddress(app)
    wait(app, 10 * MINUTE)
    await post(app, path, { email, password: PASSWORD, language: 'hi' })
    const code = await app.mailedCode(email, 1)
    expect((await emailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/is your Lifafa code$/),
      `${code} आपका Lifafa कोड है`,
    ])
  },
)

describe('purposes of codes', () => {
  test('not for another address', async ({ app }) => {
    const [one, another] = [await aWaitingAddress(app), await aWaitingAddress(app)]
    if (one.code !== another.code) expect((await verify(app, another.email, one.code)).status).toBe(400)
    expect((await verify(app, one.email, one.code)).status).toBe(200)
  })

  test('not for another purpose', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    expect((await reset(app, email, code)).status).toBe(400)
    wait(app, MINUTE)
    await post(app, '/forgot-password', { email })
    const resetCode = await app.mailedCode(email, 1)
    if (resetCode !== code) {
      expect((await reset(app, email, code)).status).toBe(400)
      expect((await verify(app, email, resetCode)).status).toBe(400)
    }
    expect((await reset(app, email, resetCode)).status).toBe(200)
  })
})

// Mailed codes: how often one may guess, and how a code is stored.
const ELSEWHERE = { key: 'another network', isKnown: false, line: 'a network' }

/** Calls the function directly, without the limits of calls per address. */
const verifyDirectly = (app: TestApp, email: string, code: string) =>
  verifyEmail({ ...app.services, now: app.clock.now }, { email, code }, ELSEWHERE).then(
    () => 'verified',
    (error) => error.key,
  )

const codeRow = (app: TestApp, email: string) =>
  app.services.db.selectFrom('codes').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('how often one may guess', () => {
  test('a hundred concurrent wrong attempts count as no more than five', async ({ app }) => {
    const { email, code, wrong } = await aWaitingAddress(app)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(app, email, wrong)))
    expect(outcomes.filter((outcome) => outcome === 'wrongCode')).toHaveLength(CODE_TRIES)
    expect(outcomes.filter((outcome) => outcome === 'expiredCode')).toHaveLength(100 - CODE_TRIES)
    expect(await verifyDirectly(app, email, code)).toBe('expiredCode')
  })

  test('the right one used a hundred times at once is accepted once', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(app, email, code)))
    expect(outcomes.filter((outcome) => outcome === 'verified')).toHaveLength(1)
  })
})

describe('how a code is stored', () => {
  test('not in clear, neither with the codes nor in the queue', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    expect((await codeRow(app, email)).code_hash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await codeRow(app, email))).not.toContain(code)
  })

  test('an email that is sent again has a new code with attempts of its own, and the earlier code is invalid', async ({
    app,
  }) => {
    const { email, code, wrong } = await aWaitingAddress(app)
    for (let tries = 1; tries < CODE_TRIES; tries++) await verify(app, email, wrong)
    await mailAgain(app, { purpose: 'host-verify', email }, emailForHost)
    const newer = await app.mailedCode(email, 1)
    if (newer !== code) expect((await verify(app, email, code)).status).toBe(400)
    expect((await verify(app, email, newer)).status).toBe(200)
  })

  test('an email is not sent again after its code was used', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    await verify(app, email, code)
    const sent = (await app.emails()).length
    await mailAgain(app, { purpose: 'host-verify', email }, emailForHost)
    expect(await app.emails()).toHaveLength(sent)
  })
})
