// An administrator signs up with the server's secret key.
import { failures } from '@lifafa/contract/failures'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { pino } from 'pino'
import { describe } from 'vitest'
import { buildApp } from '../../app.ts'
import { adminsWith, codesOf, register, signIn, verify } from '../../test/administrators/admin-calls.ts'
import { actionsOf, adminSignUpForm, anAdmin, postAdmin } from '../../test/administrators/admins.ts'
import { anEmail, post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const MINUTE = 60_000

describe('with the secret key', () => {
  test('a code is mailed, verifies the new administrator, and is in the audit log [admin-18]', async ({
    app,
  }) => {
    const form = adminSignUpForm(app)
    const registered = await register(app, form)
    expect([registered.status, registered.body]).toEqual([
      200,
      { success: true, message: adminSentences.otpSent, ticket: expect.any(String) },
    ])
    const [waiting] = await adminsWith(app, form.email)
    expect(waiting?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await actionsOf(app, waiting?.id ?? '')).toEqual([])

    const code = await app.mailedCode(form.email)
    const email = (await app.emails()).findLast(({ to }) => to === form.email)
    expect(email?.text).toContain('Someone signed up as an administrator')
    expect(email?.text).not.toContain('Kavita')
    const verified = await verify(app, form.email, code)
    expect([verified.status, verified.body]).toEqual([
      200,
      { success: true, message: adminSentences.otpVerified },
    ])
    expect(await actionsOf(app, waiting?.id ?? '')).toEqual(['signed-up'])
    expect((await signIn(app, form.email)).status).toBe(200)
    expect((await verify(app, form.email, code)).body.message).toBe(authSentences.codeExpired)
  })

  test('a common password and missing fields are named by field', async ({ app }) => {
    const form = adminSignUpForm(app, { password: 'password123', confirm_password: 'password123' })
    expect(await register(app, form)).toMatchObject({
      status: 400,
      body: { errors: { password: [authSentences.passwordTooCommon] } },
    })
    const { status, body } = await register(app, {})
    expect(status).toBe(400)
    expect(Object.keys(body.errors).sort()).toEqual([
      'confirm_password',
      'django_secret_key',
      'email',
      'name',
      'password',
    ])
    expect(await adminsWith(app, form.email)).toEqual([])
  })

  test('a second sign-up before the code is used replaces the first; only the newest code verifies it', async ({
    app,
  }) => {
    const form = adminSignUpForm(app, {
      name: 'Mallory',
      password: 'another person’s',
      confirm_password: 'another person’s',
    })
    await register(app, form)
    const first = await app.mailedCode(form.email)
    expect((await register(app, form)).status).toBe(429)

    wait(app, MINUTE)
    expect((await register(app, adminSignUpForm(app, { email: form.email }))).status).toBe(200)
    const second = await app.mailedCode(form.email, 1)
    if (first !== second)
      expect((await verify(app, form.email, first)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(app, form.email, second)).status).toBe(200)
    expect(await adminsWith(app, form.email)).toMatchObject([{ name: 'Kavita Rao' }])
    expect((await signIn(app, form.email, 'another person’s')).status).toBe(401)
    expect((await signIn(app, form.email)).status).toBe(200)
  })

  test('a verified address is taken, keeps its password, and is mailed nothing', async ({ app }) => {
    const { email, password_hash } = await anAdmin(app)
    const form = adminSignUpForm(app, {
      email,
      password: 'another & one',
      confirm_password: 'another & one',
    })
    expect(await register(app, form)).toMatchObject({
      status: 409,
      body: { errors: { email: [authSentences.emailTaken] } },
    })
    expect(await adminsWith(app, email)).toMatchObject([{ password_hash }])
    expect(await codesOf(app, email)).toEqual([])
  })

  test('unknown fields of the form are not stored', async ({ app }) => {
    const id = crypto.randomUUID()
    const form = adminSignUpForm(app, { id, email_verified_at: '2026-01-01T00:00:00Z', is_admin: true })
    await register(app, form)
    expect(await adminsWith(app, form.email)).toMatchObject([
      { email_verified_at: null, id: expect.not.stringMatching(id) },
    ])
  })
})

describe('without it', () => {
  test('a wrong key is answered alike for known and unknown addresses, and nothing is stored [admin-19]', async ({
    app,
  }) => {
    const { email } = await anAdmin(app)
    const key = app.services.settings.adminSecretKey ?? ''
    for (const wrong of [`${key}x`, key.slice(1), key.toUpperCase(), 'x'])
      for (const to of [email, anEmail()]) {
        const form = adminSignUpForm(app, {
          email: to,
          django_secret_key: wrong,
          password: 'password123',
          confirm_password: 'password123',
        })
        const { status, body } = await register(app, form)
        expect([status, body]).toEqual([
          403,
          { success: false, code: 'wrongSecretKey', message: adminRefusals.secretKeyWrong },
        ])
        expect(await codesOf(app, to)).toEqual([])
        if (to !== email) expect(await adminsWith(app, to)).toEqual([])
      }
  })

  test('a server without a key answers that sign-up is closed [admin-20]', async ({ app }) => {
    const settings = { ...app.services.settings, adminSecretKey: undefined }
    const server = await buildApp({ ...app.services, settings }, pino({ level: 'silent' }))
    try {
      const form = adminSignUpForm(app)
      expect(await postAdmin({ ...app, app: server }, '/register', form)).toMatchObject({
        status: 403,
        body: { message: adminRefusals.signUpClosed },
      })
      expect(await adminsWith(app, form.email)).toEqual([])
    } finally {
      await server.close()
    }
  })

  test('waits after five attempts of a network within an hour, and after thirty of all networks', async ({
    app,
  }) => {
    await app.services.db.deleteFrom('shared_counters').execute()
    const server = await buildApp(app.services, pino({ level: 'silent' }))
    const guess = async (network: string) =>
      (
        await postAdmin(
          { ...app, app: server },
          '/register',
          adminSignUpForm(app, { django_secret_key: 'a guess' }),
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
      await server.close()
    }
  })
})

const HOUR = 60 * MINUTE

describe('the code', () => {
  test('used five times at once makes one administrator, once; so does signing up', async ({ app }) => {
    wait(app, HOUR)
    const form = adminSignUpForm(app)
    const registered = await Promise.all(Array.from({ length: 5 }, () => register(app, form)))
    expect(registered.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    const code = await app.mailedCode(form.email)
    const verified = await Promise.all(Array.from({ length: 5 }, () => verify(app, form.email, code)))
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const [admin, ...others] = await adminsWith(app, form.email)
    expect(others).toEqual([])
    expect(await actionsOf(app, admin?.id ?? '')).toEqual(['signed-up'])
  })

  test('is not valid for a host, a reset, or another address', async ({ app }) => {
    wait(app, HOUR)
    const form = adminSignUpForm(app)
    const other = adminSignUpForm(app)
    await register(app, form)
    await register(app, other)
    const code = await app.mailedCode(form.email)
    const passwords = { new_password: 'another & one', confirm_password: 'another & one' }
    const { email } = form
    const expired = { status: 400, body: { message: failures.expiredCode.message } }
    expect(await postAdmin(app, '/reset-password', { email, otp_code: code, ...passwords })).toMatchObject(
      expired,
    )
    const asHost = await post(app, '/verify-otp', { email, otp_code: code })
    expect(asHost).toMatchObject(expired)
    const otherCode = await app.mailedCode(other.email)
    if (otherCode !== code) expect((await verify(app, other.email, code)).status).toBe(400)
    expect((await verify(app, email, code)).status).toBe(200)
  })
})
