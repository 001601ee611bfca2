// An administrator signs up with the server's secret key.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wait } from '../../test/accounts.ts'
import { adminsWith, codesOf, register, signIn, verify } from '../../test/admin-calls.ts'
import { actionsOf, adminSignUpForm, anAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000

describe('with the secret key', () => {
  it('a code is mailed, verifies the new administrator, and is in the audit log [admin-18]', async () => {
    const form = adminSignUpForm(test)
    const registered = await register(test, form)
    expect([registered.status, registered.body]).toEqual([
      200,
      { success: true, message: adminSentences.otpSent },
    ])
    const [waiting] = await adminsWith(test, form.email)
    expect(waiting?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await actionsOf(test, waiting?.id ?? '')).toEqual([])

    const code = await test.mailedCode(form.email)
    const email = (await test.emails()).findLast(({ to }) => to === form.email)
    expect(email?.text).toContain('Kavita Rao signed up as an administrator')
    const verified = await verify(test, form.email, code)
    expect([verified.status, verified.body]).toEqual([
      200,
      { success: true, message: adminSentences.otpVerified },
    ])
    expect(await actionsOf(test, waiting?.id ?? '')).toEqual(['signed-up'])
    expect((await signIn(test, form.email)).status).toBe(200)
    expect((await verify(test, form.email, code)).body.message).toBe(authSentences.codeExpired)
  })

  it('a common password and missing fields are named by field', async () => {
    const form = adminSignUpForm(test, { password: 'password123', confirm_password: 'password123' })
    expect(await register(test, form)).toMatchObject({
      status: 400,
      body: { errors: { password: [authSentences.passwordTooCommon] } },
    })
    const { status, body } = await register(test, {})
    expect(status).toBe(400)
    expect(Object.keys(body.errors).sort()).toEqual([
      'confirm_password',
      'django_secret_key',
      'email',
      'name',
      'password',
    ])
    expect(await adminsWith(test, form.email)).toEqual([])
  })

  it('signing up again before the code is used replaces the pending account, and only the newest code verifies it', async () => {
    const form = adminSignUpForm(test, {
      name: 'Mallory',
      password: 'another person’s',
      confirm_password: 'another person’s',
    })
    await register(test, form)
    const first = await test.mailedCode(form.email)
    expect((await register(test, form)).status).toBe(429)

    wait(test, MINUTE)
    expect((await register(test, adminSignUpForm(test, { email: form.email }))).status).toBe(200)
    const second = await test.mailedCode(form.email, 1)
    if (first !== second)
      expect((await verify(test, form.email, first)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(test, form.email, second)).status).toBe(200)
    expect(await adminsWith(test, form.email)).toMatchObject([{ name: 'Kavita Rao' }])
    expect((await signIn(test, form.email, 'another person’s')).status).toBe(401)
    expect((await signIn(test, form.email)).status).toBe(200)
  })

  it('a verified address is taken, keeps its password, and is mailed nothing', async () => {
    const { email, password_hash } = await anAdmin(test)
    const form = adminSignUpForm(test, {
      email,
      password: 'another & one',
      confirm_password: 'another & one',
    })
    expect(await register(test, form)).toMatchObject({
      status: 409,
      body: { errors: { email: [authSentences.emailTaken] } },
    })
    expect(await adminsWith(test, email)).toMatchObject([{ password_hash }])
    expect(await codesOf(test, email)).toEqual([])
  })

  it('unknown fields of the form are not stored', async () => {
    const id = crypto.randomUUID()
    const form = adminSignUpForm(test, { id, email_verified_at: '2026-01-01T00:00:00Z', is_admin: true })
    await register(test, form)
    expect(await adminsWith(test, form.email)).toMatchObject([
      { email_verified_at: null, id: expect.not.stringMatching(id) },
    ])
  })
})
