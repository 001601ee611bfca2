// Administrators sign in, keep a session for half a day, and end sessions.
import { ADMIN_REFRESH_FAMILY_MS, REFRESH_GRACE_MS } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { GUESSES } from '../../http/limits/rate-limits.ts'
import { aHostWithPassword, anEmail, CHEAP_HASH, PASSWORD, post, wait } from '../../test/accounts.ts'
import { ADMIN_PASSWORD, actionsOf, adminHeaders, anAdmin, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { emailForAdmin } from './emails.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const signIn = (email: string, password: unknown = ADMIN_PASSWORD, more = {}) =>
  postAdmin(test, '/login', { email, password }, more)
const refresh = (token: string) => postAdmin(test, '/token/refresh', { refresh: token })
const logOut = (token: string) => postAdmin(test, '/logout', { refresh: token })
const bearer = (access: string) => ({ headers: { authorization: `Bearer ${access}` } })
const EVERYWHERE = ['POST', '/admin/settings/sign-out-everywhere'] as const
/** A call that any administrator may make, and that changes nothing: its body is invalid. */
const isAccepted = async (access: string) =>
  (await call(test, ['POST', '/admin/settings/change-password'], { body: {}, ...bearer(access) })).status ===
  400

async function aSession() {
  const admin = await anAdmin(test)
  const { body } = await signIn(admin.email)
  return { ...admin, access: body.tokens.access as string, token: body.tokens.refresh as string }
}

describe('signing in', () => {
  it('answers the administrator and a pair of tokens, and is in the audit log [admin-15]', async () => {
    const { id, email } = await anAdmin(test)
    const { status, body } = await signIn(email.toUpperCase())
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: adminSentences.loggedIn,
      admin: { id, email, name: 'Kavita Rao' },
      tokens: { access: expect.any(String), refresh: expect.any(String) },
    })
    expect(await isAccepted(body.tokens.access)).toBe(true)
    expect(await actionsOf(test, id)).toEqual(['signed-in'])
  })

  it('a wrong password, an unknown address and a host’s address are answered alike', async () => {
    const { email, id } = await anAdmin(test)
    const host = await aHostWithPassword(test)
    for (const answer of [
      await signIn(email, `${ADMIN_PASSWORD}!`),
      await signIn(anEmail()),
      await signIn(host.email, PASSWORD),
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
    expect(await signIn(email)).toMatchObject({ status: 403, body: { message: authSentences.notVerified } })
    const code = await test.mailedCode(email)
    await postAdmin(test, '/verify-otp', { email, otp_code: code })
    expect((await signIn(email)).status).toBe(200)
  })

  it('ten wrong passwords from a network delay it for a minute, and do not affect the owner elsewhere', async () => {
    const { email } = await anAdmin(test, { password_hash: CHEAP_HASH })
    const from = (remoteAddress: string) => ({ remoteAddress })
    for (let tries = 0; tries < GUESSES.atNetwork.free; tries++)
      expect((await signIn(email, 'a guess', from('192.0.2.9'))).status).toBe(401)
    const waiting = await signIn(email, PASSWORD, from('192.0.2.9'))
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '60'])
    expect((await signIn(email, PASSWORD, from('198.51.100.9'))).status).toBe(200)
  })

  it('a hash with outdated parameters is replaced', async () => {
    const { email, id } = await anAdmin(test, { password_hash: CHEAP_HASH })
    await signIn(email, PASSWORD)
    const { password_hash } = await test.services.db
      .selectFrom('admins')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).not.toBe(CHEAP_HASH)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })
})

describe('a session', () => {
  it('is renewed by a token that is used once; five concurrent uses get the same successor', async () => {
    const { token } = await aSession()
    const renewed = await Promise.all(Array.from({ length: 5 }, () => refresh(token)))
    expect(new Set(renewed.map(({ body }) => body.refresh)).size).toBe(1)
    const [first] = renewed
    expect(await isAccepted(first?.body.access)).toBe(true)

    wait(test, REFRESH_GRACE_MS + 1000)
    expect((await refresh(token)).status).toBe(401)
    expect((await refresh(first?.body.refresh)).status).toBe(401)
    expect(await isAccepted(first?.body.access)).toBe(false)
  })

  it('lasts half a day, however often it is renewed', async () => {
    let { token } = await aSession()
    for (let hours = 0; hours < 11; hours++) {
      wait(test, ADMIN_REFRESH_FAMILY_MS / 12)
      token = (await refresh(token)).body.refresh
    }
    expect(token).toEqual(expect.any(String))
    wait(test, ADMIN_REFRESH_FAMILY_MS / 12)
    expect((await refresh(token)).status).toBe(401)
  })

  it('is not renewed or ended by hosts’ calls, nor a host’s by these', async () => {
    const { token } = await aSession()
    const { email } = await aHostWithPassword(test)
    const { tokens } = (await post(test, '/login', { email, password: PASSWORD })).body
    expect((await post(test, '/token/refresh', { refresh: token })).status).toBe(401)
    expect((await refresh(tokens.refresh)).status).toBe(401)
    await post(test, '/logout', { refresh: token })
    await logOut(tokens.refresh)
    expect((await refresh(token)).status).toBe(200)
    expect((await post(test, '/token/refresh', { refresh: tokens.refresh })).status).toBe(200)
  })

  it('ends at once when its owner logs out; the others continue', async () => {
    const { email, access, token } = await aSession()
    const other = (await signIn(email)).body.tokens
    expect(await logOut(token)).toMatchObject({ status: 200, body: { message: adminSentences.loggedOut } })
    expect(await isAccepted(access)).toBe(false)
    expect((await refresh(token)).status).toBe(401)
    expect(await isAccepted(other.access)).toBe(true)
  })

  it('ends with all others when its owner signs out everywhere, which is in the audit log', async () => {
    const { id, email, access, token } = await aSession()
    const other = (await signIn(email)).body.tokens
    expect(await call(test, EVERYWHERE, bearer(access))).toMatchObject({
      status: 200,
      body: { success: true, message: adminSentences.signedOutEverywhere },
    })
    for (const session of [{ access, refresh: token }, other]) {
      expect(await isAccepted(session.access)).toBe(false)
      expect((await refresh(session.refresh)).status).toBe(401)
    }
    expect(await actionsOf(test, id)).toEqual(['signed-in', 'signed-in', 'signed-out-everywhere'])
    expect((await signIn(email)).status).toBe(200)
  })
})

it('of an administrator whom the operator removed (docs/operations.md) ends at the next call', async () => {
  const { id, email, access, token } = await aSession()
  await sql`update admins set email = id || '@gone.invalid', email_verified_at = null where email = ${email}`.execute(
    test.services.db,
  )
  expect(await isAccepted(access)).toBe(false)
  expect((await refresh(token)).status).toBe(403)
  expect((await signIn(email)).status).toBe(401)
  const emailsBefore = (await test.emails()).length
  await postAdmin(test, '/forgot-password', { email })
  await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'admin-reset', email }, emailForAdmin)
  expect(await test.emails()).toHaveLength(emailsBefore)
  expect(await actionsOf(test, id)).toEqual(['signed-in'])
})

it('a token needs a verified owner, and the answer says why it is refused [admin-17]', async () => {
  expect(await call(test, EVERYWHERE)).toMatchObject({
    status: 401,
    body: { message: adminSentences.notAuthenticated },
  })
  const { access, token } = await aSession()
  expect(await isAccepted(token)).toBe(false)
  wait(test, 15 * 60_000)
  expect(await isAccepted(access)).toBe(false)
  const { id } = await anAdmin(test, { email_verified_at: null })
  for (const [adminId, status] of [
    [id, 403],
    [crypto.randomUUID(), 401],
  ] as const)
    expect((await call(test, EVERYWHERE, { headers: await adminHeaders(test, adminId) })).status).toBe(status)
})
