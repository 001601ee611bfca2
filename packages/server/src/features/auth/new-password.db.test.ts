// Password resets: a mailed code sets a new password.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { aHostWithPassword, anEmail, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { emailForHost } from './emails.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'hibiscus at noon'
const MINUTE = 60_000
const forgot = (email: string) => post(test, '/forgot-password', { email })
const reset = (email: string, code: string, otherwise: object = {}) =>
  post(test, '/reset-password', {
    email,
    otp_code: code,
    new_password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
    ...otherwise,
  })
const signIn = (email: string, password: string) => post(test, '/login', { email, password })
const emailsTo = async (email: string) => (await test.emails()).filter(({ to }) => to === email)

describe('asking for a code', () => {
  it('is answered alike whether the account exists or not, and so is a request too early [account-14]', async () => {
    const { email } = await aHostWithPassword(test)
    const unknownEmail = anEmail()
    for (const expected of [200, 429]) {
      const [known, unknown] = [await forgot(email), await forgot(unknownEmail)]
      expect(known.status).toBe(expected)
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
    }
    expect(await test.mailedCode(email)).toMatch(/^\d{6}$/)
    expect(await emailsTo(unknownEmail)).toEqual([])
  })

  it('while the earlier code is still valid, the answer says so', async () => {
    const email = anEmail()
    await forgot(email)
    expect((await forgot(email)).body.message).toBe(authSentences.codeSentBefore)
  })

  it('wrong attempts do not reveal whether the account exists', async () => {
    const { email } = await aHostWithPassword(test)
    const unknownEmail = anEmail()
    for (const to of [email, unknownEmail]) {
      await forgot(to)
      await vi.waitFor(async () => {
        const row = await test.services.db
          .selectFrom('codes')
          .select('code_hash')
          .where('email', '=', to)
          .executeTakeFirst()
        expect(row?.code_hash).toBeTruthy()
      }, PATIENCE_MS)
      const wrong = (await emailsTo(to))[0]?.text.includes('000000') ? '000001' : '000000'
      for (let tries = 0; tries < CODE_TRIES; tries++)
        expect((await reset(to, wrong)).body.message).toBe(authSentences.codeWrong)
      expect((await reset(to, wrong)).body.message).toBe(authSentences.codeExpired)
    }
  })

  it('a deactivated host gets no email', async () => {
    const { email } = await aHostWithPassword(test, { deactivated_at: test.clock.now })
    await forgot(email)
    await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'host-reset', email }, emailForHost)
    expect(await emailsTo(email)).toEqual([])
  })
})

describe('setting the new password', () => {
  it('only the new one is accepted, all sessions end, and an email confirms it [account-15]', async () => {
    const { email } = await aHostWithPassword(test)
    const sessions = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)]
    await forgot(email)
    expect(await reset(email, await test.mailedCode(email))).toMatchObject({
      status: 200,
      body: { success: true, message: authSentences.passwordReset },
    })

    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
    for (const { body } of sessions) {
      const headers = { authorization: `Bearer ${body.tokens.access}` }
      expect((await call(test, ['GET', '/event'], { headers })).status).toBe(401)
      expect((await post(test, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(401)
    }
    await vi.waitFor(async () => expect(await emailsTo(email)).toHaveLength(2), PATIENCE_MS)
    expect((await emailsTo(email))[1]?.subject).toContain('password was changed')
  })

  it('many concurrent uses of the right code count once', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(email)
    const code = await test.mailedCode(email)
    const passwords = ['hibiscus at noon', 'jasmine at dusk', 'neem by the road']
    const answers = await Promise.all(
      passwords.map((password) => reset(email, code, { new_password: password, confirm_password: password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await signIn(email, winner)).status).toBe(200)
  })

  it('no session that begins at the same moment survives it', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(email)
    const code = await test.mailedCode(email)
    const [, ...signedIn] = await Promise.all([
      reset(email, code),
      ...Array.from({ length: 6 }, () => signIn(email, PASSWORD)),
    ])
    for (const { status, body } of signedIn) {
      if (status === 200)
        expect((await post(test, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(401)
      else expect(status).toBe(401)
    }
  })

  it('does not verify the address', async () => {
    const { email } = await aHostWithPassword(test, { email_verified_at: null })
    await forgot(email)
    expect((await reset(email, await test.mailedCode(email))).status).toBe(200)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(403)
  })

  it.each([
    ['otp_code', '12345', authSentences.resetCodeInvalid],
    ['new_password', 'seven77', authSentences.passwordTooShort],
    ['new_password', 'Krishna@123', authSentences.passwordTooCommon],
    ['confirm_password', 'another one', authSentences.passwordsDiffer],
    ['email', '', authSentences.emailRequired],
  ])('%s: %j is said at its field, and costs no try [account-16]', async (field, value, sentence) => {
    const { email } = await aHostWithPassword(test)
    await forgot(email)
    const code = await test.mailedCode(email)
    const same = field === 'new_password' ? { confirm_password: value } : {}
    const { status, body } = await reset(email, code, { [field]: value, ...same })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [field]: [sentence] })
    expect((await reset(email, code)).status).toBe(200)
  })

  it('an empty password is refused at both its fields, and costs no attempt [account-17]', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(email)
    const code = await test.mailedCode(email)
    expect((await reset(email, code, { new_password: '', confirm_password: '' })).body.errors).toEqual({
      new_password: [authSentences.passwordRequired],
      confirm_password: [authSentences.passwordAgain],
    })
    expect((await reset(email, code)).status).toBe(200)
  })

  it('a code is invalid after a newer one was requested', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(email)
    const old = await test.mailedCode(email)
    wait(test, MINUTE)
    await forgot(email)
    const newer = await test.mailedCode(email, 1)
    if (newer !== old) expect((await reset(email, old)).status).toBe(400)
    expect((await reset(email, newer)).status).toBe(200)
  })
})
