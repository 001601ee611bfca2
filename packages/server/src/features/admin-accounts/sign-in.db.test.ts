// Administrators sign in.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GUESSES } from '../../http/limits/rate-limits.ts'
import { aHostWithPassword, anEmail, CHEAP_HASH, PASSWORD, post } from '../../test/accounts.ts'
import { isAccepted, signIn } from '../../test/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('signing in', () => {
  it('answers the administrator and a pair of tokens, and is in the audit log [admin-15]', async () => {
    const { id, email } = await anAdmin(test)
    const { status, body } = await signIn(test, email.toUpperCase())
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: adminSentences.loggedIn,
      admin: { id, email, name: 'Kavita Rao' },
      tokens: { access: expect.any(String), refresh: expect.any(String) },
    })
    expect(await isAccepted(test, body.tokens.access)).toBe(true)
    expect(await actionsOf(test, id)).toEqual(['signed-in'])
  })

  it('a wrong password, an unknown address and a host’s address are answered alike', async () => {
    const { email, id } = await anAdmin(test)
    const host = await aHostWithPassword(test)
    for (const answer of [
      await signIn(test, email, `${ADMIN_PASSWORD}!`),
      await signIn(test, anEmail()),
      await signIn(test, host.email, PASSWORD),
      await post(test, '/login', { email, password: ADMIN_PASSWORD }),
    ])
      expect([answer.status, answer.body]).toEqual([
        401,
        { success: false, code: 'wrongCredentials', message: authSentences.credentialsWrong },
      ])
    expect(await actionsOf(test, id)).toEqual([])
  })

  it('a missing field is named [admin-16]', async () => {
    const { body } = await postAdmin(test, '/login', {})
    const { loginFieldsRequired } = adminSentences
    expect(body.errors).toEqual({ email: [loginFieldsRequired], password: [loginFieldsRequired] })
  })

  it('an unverified address is refused, and a code is mailed that verifies it', async () => {
    const { email } = await anAdmin(test, { email_verified_at: null })
    expect(await signIn(test, email)).toMatchObject({
      status: 403,
      body: { message: authSentences.notVerified },
    })
    const code = await test.mailedCode(email)
    await postAdmin(test, '/verify-otp', { email, otp_code: code })
    expect((await signIn(test, email)).status).toBe(200)
  })

  it('ten wrong passwords from a network delay it for a minute, and do not affect the owner elsewhere', async () => {
    const { email } = await anAdmin(test, { password_hash: CHEAP_HASH })
    const from = (remoteAddress: string) => ({ remoteAddress })
    for (let tries = 0; tries < GUESSES.atNetwork.free; tries++)
      expect((await signIn(test, email, 'a guess', from('192.0.2.9'))).status).toBe(401)
    const waiting = await signIn(test, email, PASSWORD, from('192.0.2.9'))
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '60'])
    expect((await signIn(test, email, PASSWORD, from('198.51.100.9'))).status).toBe(200)
  })

  it('a hash with outdated parameters is replaced', async () => {
    const { email, id } = await anAdmin(test, { password_hash: CHEAP_HASH })
    await signIn(test, email, PASSWORD)
    const { password_hash } = await test.services.db
      .selectFrom('admins')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).not.toBe(CHEAP_HASH)
    expect((await signIn(test, email, PASSWORD)).status).toBe(200)
  })
})
