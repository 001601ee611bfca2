// Signing up: from the form to a verified account.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostsWith, openDashboard, register, verify } from '../../test/account-calls.ts'
import { anEmail, PASSWORD, post, signUpForm } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('from form to dashboard', () => {
  it('a code is mailed, verifies the address, and the host can sign in [account-20]', async () => {
    const form = signUpForm()
    const registered = await register(test, form)
    expect(registered).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: authSentences.accountCreated,
        user: { email: form.email, first_name: 'Meera', upi_id: null },
        tokens: { access: expect.any(String), refresh: expect.any(String) },
      },
    })
    expect(JSON.stringify(registered.body)).not.toContain('argon2id')

    const code = await test.mailedCode(form.email)
    expect(await verify(test, form.email, code)).toMatchObject({
      status: 200,
      body: { success: true, message: authSentences.emailVerified },
    })

    const signedIn = await post(test, '/login', { email: form.email, password: PASSWORD })
    expect(signedIn).toMatchObject({ status: 200, body: { success: true, first_login: true } })
    expect((await openDashboard(test, signedIn.body.tokens.access)).status).toBe(200)
  })

  it('before the address is verified, the tokens are refused', async () => {
    const { body } = await register(test, signUpForm())
    expect(await openDashboard(test, body.tokens.access)).toMatchObject({
      status: 403,
      body: { success: false, message: authSentences.notVerified },
    })
    expect((await post(test, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(403)
  })

  it('unknown fields of the form are not stored', async () => {
    const id = crypto.randomUUID()
    const form = signUpForm({
      id,
      email_verified_at: '2026-01-01',
      deactivated_at: null,
    })
    await register(test, form)
    expect(await hostsWith(test, form.email)).toMatchObject([{ email_verified_at: null }])
    expect((await hostsWith(test, form.email))[0]?.id).not.toBe(id)
  })

  it('an address is the same in capitals and with surrounding spaces', async () => {
    const email = anEmail()
    await register(test, signUpForm({ email: `  ${email.toUpperCase()} ` }))
    expect(await hostsWith(test, email)).toHaveLength(1)
  })
})
