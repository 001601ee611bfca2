// Signing up: from the form to a verified account.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { hostsWith, openDashboard, register, verify } from '../../test/hosts/account-calls.ts'
import { anEmail, PASSWORD, post, signUpForm } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

describe('from form to dashboard', () => {
  test('a code is mailed, verifies the address, and the host can sign in [account-20]', async ({ app }) => {
    const form = signUpForm()
    const registered = await register(app, form)
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

    const code = await app.mailedCode(form.email)
    expect(await verify(app, form.email, code)).toMatchObject({
      status: 200,
      body: { success: true, message: authSentences.emailVerified },
    })

    const signedIn = await post(app, '/login', { email: form.email, password: PASSWORD })
    expect(signedIn).toMatchObject({ status: 200, body: { success: true, first_login: true } })
    expect((await openDashboard(app, signedIn.body.tokens.access)).status).toBe(200)
  })

  test('before the address is verified, the tokens are refused', async ({ app }) => {
    const { body } = await register(app, signUpForm())
    expect(await openDashboard(app, body.tokens.access)).toMatchObject({
      status: 403,
      body: { success: false, message: authSentences.notVerified },
    })
    expect((await post(app, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(403)
  })

  test('unknown fields of the form are not stored', async ({ app }) => {
    const id = crypto.randomUUID()
    const form = signUpForm({
      id,
      email_verified_at: '2026-01-01',
      deactivated_at: null,
    })
    await register(app, form)
    expect(await hostsWith(app, form.email)).toMatchObject([{ email_verified_at: null }])
    expect((await hostsWith(app, form.email))[0]?.id).not.toBe(id)
  })

  test('an address is the same in capitals and with surrounding spaces', async ({ app }) => {
    const email = anEmail()
    await register(app, signUpForm({ email: `  ${email.toUpperCase()} ` }))
    expect(await hostsWith(app, email)).toHaveLength(1)
  })
})
