// An administrator signs up with the server's secret key.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { adminsWith, codesOf, register, signIn, verify } from '../../test/administrators/admin-calls.ts'
import { actionsOf, adminSignUpForm, anAdmin } from '../../test/administrators/admins.ts'
import { wait } from '../../test/hosts/accounts.ts'
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
    expect(email?.text).toContain('Somebody signed up as an administrator')
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

  test('signing up again before the code is used replaces the pending account, and only the newest code verifies it', async ({
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
