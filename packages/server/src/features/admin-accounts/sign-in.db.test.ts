// Administrators sign in.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { GUESSES } from '../../http/limits/rate-limits.ts'
import { isAccepted, signIn } from '../../test/administrators/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../../test/administrators/admins.ts'
import { aHostWithPassword, anEmail, CHEAP_HASH, PASSWORD, post } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

describe('signing in', () => {
  test('answers the administrator and a pair of tokens, and is in the audit log [admin-15]', async ({
    app,
  }) => {
    const { id, email } = await anAdmin(app)
    const { status, body } = await signIn(app, email.toUpperCase())
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: adminSentences.loggedIn,
      admin: { id, email, name: 'Kavita Rao' },
      tokens: { access: expect.any(String), refresh: expect.any(String) },
    })
    expect(await isAccepted(app, body.tokens.access)).toBe(true)
    expect(await actionsOf(app, id)).toEqual(['signed-in'])
  })

  test('a wrong password, an unknown address and a host’s address are answered alike', async ({ app }) => {
    const { email, id } = await anAdmin(app)
    const host = await aHostWithPassword(app)
    for (const answer of [
      await signIn(app, email, `${ADMIN_PASSWORD}!`),
      await signIn(app, anEmail()),
      await signIn(app, host.email, PASSWORD),
      await post(app, '/login', { email, password: ADMIN_PASSWORD }),
    ])
      expect([answer.status, answer.body]).toEqual([
        401,
        { success: false, code: 'wrongCredentials', message: authSentences.credentialsWrong },
      ])
    expect(await actionsOf(app, id)).toEqual([])
  })

  test('a missing field is named [admin-16]', async ({ app }) => {
    const { body } = await postAdmin(app, '/login', {})
    const { loginFieldsRequired } = adminSentences
    expect(body.errors).toEqual({ email: [loginFieldsRequired], password: [loginFieldsRequired] })
  })

  test('an unverified address is refused, and a code is mailed that verifies it', async ({ app }) => {
    const { email } = await anAdmin(app, { email_verified_at: null })
    expect(await signIn(app, email)).toMatchObject({
      status: 403,
      body: { message: authSentences.notVerified },
    })
    const code = await app.mailedCode(email)
    await postAdmin(app, '/verify-otp', { email, otp_code: code })
    expect((await signIn(app, email)).status).toBe(200)
  })

  test('ten wrong passwords from a network delay it for a minute, and do not affect the owner elsewhere', async ({
    app,
  }) => {
    const { email } = await anAdmin(app, { password_hash: CHEAP_HASH })
    const from = (remoteAddress: string) => ({ remoteAddress })
    for (let tries = 0; tries < GUESSES.atNetwork.free; tries++)
      expect((await signIn(app, email, 'a guess', from('192.0.2.9'))).status).toBe(401)
    const waiting = await signIn(app, email, PASSWORD, from('192.0.2.9'))
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '60'])
    expect((await signIn(app, email, PASSWORD, from('198.51.100.9'))).status).toBe(200)
  })

  test('a hash with outdated parameters is replaced', async ({ app }) => {
    const { email, id } = await anAdmin(app, { password_hash: CHEAP_HASH })
    await signIn(app, email, PASSWORD)
    const { password_hash } = await app.services.db
      .selectFrom('admins')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).not.toBe(CHEAP_HASH)
    expect((await signIn(app, email, PASSWORD)).status).toBe(200)
  })
})
