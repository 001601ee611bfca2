// Administrators sign in.
import { ADMIN_REFRESH_FAMILY_MS } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { GUESSES } from '../../http/limits/rate-limits.ts'
import { SANDBOX_PASSWORD } from '../../known-secrets.ts'
import { hashPassword } from '../../passwords/hash-password.ts'
import { aSession, bearer, isAccepted, refresh, signIn } from '../../test/administrators/admin-calls.ts'
import {
  ADMIN_PASSWORD,
  actionsOf,
  adminHeaders,
  anAdmin,
  postAdmin,
} from '../../test/administrators/admins.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, anEmail, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { mailAgain } from '../../test/hosts/mail-again.ts'
import { expect, test } from '../../test/test.ts'
import { emailForAdmin } from './emails.ts'

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

  test('the printed password of the sandbox opens no account in production', async ({ app }) => {
    const password_hash = await hashPassword(SANDBOX_PASSWORD)
    const { email } = await anAdmin(app, { password_hash })
    const host = await aHostWithPassword(app, { password_hash })
    const production = { ...app.services, settings: { ...app.services.settings, production: true } }
    const server = await buildApp(production, pino({ level: 'silent' }))
    onTestFinished(() => server.close())
    for (const [at, status] of [
      [app, 200],
      [{ ...app, app: server }, 401],
    ] as const) {
      expect((await postAdmin(at, '/login', { email, password: SANDBOX_PASSWORD })).status).toBe(status)
      const asHost = { email: host.email, password: SANDBOX_PASSWORD }
      expect((await post(at, '/login', asHost)).status).toBe(status)
    }
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
    const { email } = await anAdmin(app)
    const from = (remoteAddress: string) => ({ remoteAddress })
    for (let tries = 0; tries < GUESSES.atNetwork.free; tries++)
      expect((await signIn(app, email, 'a guess', from('192.0.2.9'))).status).toBe(401)
    const waiting = await signIn(app, email, ADMIN_PASSWORD, from('192.0.2.9'))
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '60'])
    expect((await signIn(app, email, ADMIN_PASSWORD, from('198.51.100.9'))).status).toBe(200)
  })
})

// Sessions of administrators: they last half a day, and end.
const EVERYWHERE = ['POST', '/admin/settings/sign-out-everywhere'] as const

describe('a session', () => {
  test('lasts half a day, however often it is renewed', async ({ app }) => {
    let { token } = await aSession(app)
    for (let hours = 0; hours < 11; hours++) {
      wait(app, ADMIN_REFRESH_FAMILY_MS / 12)
      token = (await refresh(app, token)).body.refresh
    }
    expect(token).toEqual(expect.any(String))
    wait(app, ADMIN_REFRESH_FAMILY_MS / 12)
    expect((await refresh(app, token)).status).toBe(401)
  })

  test('is not renewed or ended by hosts’ calls, nor a host’s by these', async ({ app }) => {
    const { token } = await aSession(app)
    const { email } = await aHostWithPassword(app)
    const { tokens } = (await post(app, '/login', { email, password: PASSWORD })).body
    expect((await post(app, '/token/refresh', { refresh: token })).status).toBe(401)
    expect((await refresh(app, tokens.refresh)).status).toBe(401)
    await post(app, '/logout', { refresh: token })
    await postAdmin(app, '/logout', { refresh: tokens.refresh })
    expect((await refresh(app, token)).status).toBe(200)
    expect((await post(app, '/token/refresh', { refresh: tokens.refresh })).status).toBe(200)
  })

  test('ends with all others when its owner signs out everywhere, which is in the audit log', async ({
    app,
  }) => {
    const { id, email, access, token } = await aSession(app)
    const other = (await signIn(app, email)).body.tokens
    expect(await call(app, EVERYWHERE, bearer(access))).toMatchObject({
      status: 200,
      body: { success: true, message: adminSentences.signedOutEverywhere },
    })
    for (const session of [{ access, refresh: token }, other]) {
      expect(await isAccepted(app, session.access)).toBe(false)
      expect((await refresh(app, session.refresh)).status).toBe(401)
    }
    expect(await actionsOf(app, id)).toEqual(['signed-in', 'signed-in', 'signed-out-everywhere'])
    expect((await signIn(app, email)).status).toBe(200)
  })
})

// Tokens of administrators who are no longer one, or not yet.
test('a token of a removed administrator (docs/operations.md) ends at the next call', async ({ app }) => {
  const { id, email, access, token } = await aSession(app)
  await sql`update admins set email = id || '@gone.invalid', email_verified_at = null where email = ${email}`.execute(
    app.services.db,
  )
  expect(await isAccepted(app, access)).toBe(false)
  expect((await refresh(app, token)).status).toBe(403)
  expect((await signIn(app, email)).status).toBe(401)
  const emailsBefore = (await app.emails()).length
  await postAdmin(app, '/forgot-password', { email })
  await mailAgain(app, { purpose: 'admin-reset', email }, emailForAdmin)
  expect(await app.emails()).toHaveLength(emailsBefore)
  expect(await actionsOf(app, id)).toEqual(['signed-in'])
})

test('a token needs a verified owner, and the answer says why it is refused [admin-17]', async ({ app }) => {
  expect(await call(app, EVERYWHERE)).toMatchObject({
    status: 401,
    body: { message: adminSentences.notAuthenticated },
  })
  const { access, token } = await aSession(app)
  expect(await isAccepted(app, token)).toBe(false)
  wait(app, 15 * 60_000)
  expect(await isAccepted(app, access)).toBe(false)
  const { id } = await anAdmin(app, { email_verified_at: null })
  for (const [adminId, status] of [
    [id, 403],
    [crypto.randomUUID(), 401],
  ] as const)
    expect((await call(app, EVERYWHERE, { headers: await adminHeaders(app, adminId) })).status).toBe(status)
})
