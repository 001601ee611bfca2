// Sessions of administrators: they last half a day, and end.
import { ADMIN_REFRESH_FAMILY_MS, REFRESH_GRACE_MS } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { describe } from 'vitest'
import { aSession, bearer, isAccepted, refresh, signIn } from '../../test/administrators/admin-calls.ts'
import { actionsOf, postAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const logOut = (app: TestApp, token: string) => postAdmin(app, '/logout', { refresh: token })
const EVERYWHERE = ['POST', '/admin/settings/sign-out-everywhere'] as const

describe('a session', () => {
  test('is renewed by a token that is used once; five concurrent uses get the same successor', async ({
    app,
  }) => {
    const { token } = await aSession(app)
    const renewed = await Promise.all(Array.from({ length: 5 }, () => refresh(app, token)))
    expect(new Set(renewed.map(({ body }) => body.refresh)).size).toBe(1)
    const [first] = renewed
    expect(await isAccepted(app, first?.body.access)).toBe(true)

    wait(app, REFRESH_GRACE_MS + 1000)
    expect((await refresh(app, token)).status).toBe(401)
    expect((await refresh(app, first?.body.refresh)).status).toBe(401)
    expect(await isAccepted(app, first?.body.access)).toBe(false)
  })

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
    await logOut(app, tokens.refresh)
    expect((await refresh(app, token)).status).toBe(200)
    expect((await post(app, '/token/refresh', { refresh: tokens.refresh })).status).toBe(200)
  })

  test('ends at once when its owner logs out; the others continue', async ({ app }) => {
    const { email, access, token } = await aSession(app)
    const other = (await signIn(app, email)).body.tokens
    expect(await logOut(app, token)).toMatchObject({
      status: 200,
      body: { message: adminSentences.loggedOut },
    })
    expect(await isAccepted(app, access)).toBe(false)
    expect((await refresh(app, token)).status).toBe(401)
    expect(await isAccepted(app, other.access)).toBe(true)
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
