// Signing up as an administrator: only with the server's secret key and a verified address.
import { failures } from '@lifafa/contract/failures'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { anEmail, post, wait } from '../../test/accounts.ts'
import { ADMIN_PASSWORD, actionsOf, adminSignUpForm, anAdmin, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const register = (form: object, remoteAddress?: string) =>
  postAdmin(test, '/register', form, remoteAddress ? { remoteAddress } : {})
const verify = (email: string, code: string) => postAdmin(test, '/verify-otp', { email, otp_code: code })
const signIn = (email: string, password = ADMIN_PASSWORD) => postAdmin(test, '/login', { email, password })
const adminsWith = (email: string) =>
  test.services.db.selectFrom('admins').selectAll().where('email', '=', email).execute()
const codesOf = (email: string) =>
  test.services.db.selectFrom('codes').selectAll().where('email', '=', email).execute()

describe('with the secret key', () => {
  it('a code is mailed, verifies the new administrator, and is in the audit log [admin-18]', async () => {
    const form = adminSignUpForm(test)
    const registered = await register(form)
    expect([registered.status, registered.body]).toEqual([
      200,
      { success: true, message: adminSentences.otpSent },
    ])
    const [waiting] = await adminsWith(form.email)
    expect(waiting?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await actionsOf(test, waiting?.id ?? '')).toEqual([])

    const code = await test.mailedCode(form.email)
    const email = (await test.emails()).findLast(({ to }) => to === form.email)
    expect(email?.text).toContain('Kavita Rao signed up as an administrator')
    const verified = await verify(form.email, code)
    expect([verified.status, verified.body]).toEqual([
      200,
      { success: true, message: adminSentences.otpVerified },
    ])
    expect(await actionsOf(test, waiting?.id ?? '')).toEqual(['signed-up'])
    expect((await signIn(form.email)).status).toBe(200)
    expect((await verify(form.email, code)).body.message).toBe(authSentences.codeExpired)
  })

  it('a common password and missing fields are named by field', async () => {
    const form = adminSignUpForm(test, { password: 'password123', confirm_password: 'password123' })
    expect(await register(form)).toMatchObject({
      status: 400,
      body: { errors: { password: [authSentences.passwordTooCommon] } },
    })
    const { status, body } = await register({})
    expect(status).toBe(400)
    expect(Object.keys(body.errors).sort()).toEqual([
      'confirm_password',
      'django_secret_key',
      'email',
      'name',
      'password',
    ])
    expect(await adminsWith(form.email)).toEqual([])
  })

  it('signing up again before the code is used replaces the pending account, and only the newest code verifies it', async () => {
    const form = adminSignUpForm(test, {
      name: 'Mallory',
      password: 'another person’s',
      confirm_password: 'another person’s',
    })
    await register(form)
    const first = await test.mailedCode(form.email)
    expect((await register(form)).status).toBe(429)

    wait(test, MINUTE)
    expect((await register(adminSignUpForm(test, { email: form.email }))).status).toBe(200)
    const second = await test.mailedCode(form.email, 1)
    if (first !== second) expect((await verify(form.email, first)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(form.email, second)).status).toBe(200)
    expect(await adminsWith(form.email)).toMatchObject([{ name: 'Kavita Rao' }])
    expect((await signIn(form.email, 'another person’s')).status).toBe(401)
    expect((await signIn(form.email)).status).toBe(200)
  })

  it('a verified address is taken, keeps its password, and is mailed nothing', async () => {
    const { email, password_hash } = await anAdmin(test)
    const form = adminSignUpForm(test, {
      email,
      password: 'another & one',
      confirm_password: 'another & one',
    })
    expect(await register(form)).toMatchObject({
      status: 409,
      body: { errors: { email: [authSentences.emailTaken] } },
    })
    expect(await adminsWith(email)).toMatchObject([{ password_hash }])
    expect(await codesOf(email)).toEqual([])
  })

  it('unknown fields of the form are not stored', async () => {
    const id = crypto.randomUUID()
    const form = adminSignUpForm(test, { id, email_verified_at: '2026-01-01T00:00:00Z', is_admin: true })
    await register(form)
    expect(await adminsWith(form.email)).toMatchObject([
      { email_verified_at: null, id: expect.not.stringMatching(id) },
    ])
  })
})

describe('without it', () => {
  it('a wrong key is answered alike for known and unknown addresses, and nothing is stored [admin-19]', async () => {
    const { email } = await anAdmin(test)
    const key = test.services.settings.adminSecretKey ?? ''
    for (const wrong of [`${key}x`, key.slice(1), key.toUpperCase(), 'x'])
      for (const to of [email, anEmail()]) {
        const form = adminSignUpForm(test, {
          email: to,
          django_secret_key: wrong,
          password: 'password123',
          confirm_password: 'password123',
        })
        const { status, body } = await register(form)
        expect([status, body]).toEqual([
          403,
          { success: false, code: 'wrongSecretKey', message: adminRefusals.secretKeyWrong },
        ])
        expect(await codesOf(to)).toEqual([])
        if (to !== email) expect(await adminsWith(to)).toEqual([])
      }
  })

  it('a server without a key answers that sign-up is closed [admin-20]', async () => {
    const settings = { ...test.services.settings, adminSecretKey: undefined }
    const app = await buildApp({ ...test.services, settings }, pino({ level: 'silent' }))
    try {
      const form = adminSignUpForm(test)
      expect(await postAdmin({ ...test, app }, '/register', form)).toMatchObject({
        status: 403,
        body: { message: adminRefusals.signUpClosed },
      })
      expect(await adminsWith(form.email)).toEqual([])
    } finally {
      await app.close()
    }
  })

  it('the sixth attempt of a network within an hour must wait, and so must the thirty-first of all networks', async () => {
    await test.services.db.deleteFrom('shared_counters').execute()
    const app = await buildApp(test.services, pino({ level: 'silent' }))
    const guess = async (network: string) =>
      (
        await postAdmin(
          { ...test, app },
          '/register',
          adminSignUpForm(test, { django_secret_key: 'a guess' }),
          {
            remoteAddress: network,
          },
        )
      ).status
    try {
      const seen: number[] = []
      for (let tries = 0; tries <= 5; tries++) seen.push(await guess('192.0.2.1'))
      expect(seen).toEqual([...Array(5).fill(403), 429])
      for (let tries = 5; tries < 30; tries++) expect(await guess(`198.51.100.${tries}`)).toBe(403)
      expect(await guess('203.0.113.7')).toBe(429)
    } finally {
      await app.close()
    }
  })
})

describe('the code', () => {
  it('used five times at once makes one administrator, once; so does signing up', async () => {
    wait(test, HOUR)
    const form = adminSignUpForm(test)
    const registered = await Promise.all(Array.from({ length: 5 }, () => register(form)))
    expect(registered.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    const code = await test.mailedCode(form.email)
    const verified = await Promise.all(Array.from({ length: 5 }, () => verify(form.email, code)))
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const [admin, ...others] = await adminsWith(form.email)
    expect(others).toEqual([])
    expect(await actionsOf(test, admin?.id ?? '')).toEqual(['signed-up'])
  })

  it('expires after ten minutes, and after five wrong attempts', async () => {
    const slow = adminSignUpForm(test)
    await register(slow)
    const late = await test.mailedCode(slow.email)
    wait(test, 10 * MINUTE)
    expect((await verify(slow.email, late)).body.message).toBe(authSentences.codeExpired)

    const form = adminSignUpForm(test)
    await register(form)
    const code = await test.mailedCode(form.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect((await verify(form.email, wrong)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(form.email, code)).body.message).toBe(authSentences.codeExpired)
    expect(await adminsWith(form.email)).toMatchObject([{ email_verified_at: null }])
  })

  it('is not valid for a host, a reset, or another address', async () => {
    wait(test, HOUR)
    const form = adminSignUpForm(test)
    const other = adminSignUpForm(test)
    await register(form)
    await register(other)
    const code = await test.mailedCode(form.email)
    const passwords = { new_password: 'another & one', confirm_password: 'another & one' }
    const { email } = form
    const expired = { status: 400, body: { message: failures.expiredCode.message } }
    expect(await postAdmin(test, '/reset-password', { email, otp_code: code, ...passwords })).toMatchObject(
      expired,
    )
    const asHost = await post(test, '/verify-otp', { email, otp_code: code })
    expect(asHost).toMatchObject(expired)
    const otherCode = await test.mailedCode(other.email)
    if (otherCode !== code) expect((await verify(other.email, code)).status).toBe(400)
    expect((await verify(email, code)).status).toBe(200)
  })
})
