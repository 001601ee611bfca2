// Sessions of administrators: they last half a day, and end.
import { ADMIN_REFRESH_FAMILY_MS, REFRESH_GRACE_MS } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/accounts.ts'
import { aSession, bearer, isAccepted, refresh, signIn } from '../../test/admin-calls.ts'
import { actionsOf, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const logOut = (token: string) => postAdmin(test, '/logout', { refresh: token })
const EVERYWHERE = ['POST', '/admin/settings/sign-out-everywhere'] as const

describe('a session', () => {
  it('is renewed by a token that is used once; five concurrent uses get the same successor', async () => {
    const { token } = await aSession(test)
    const renewed = await Promise.all(Array.from({ length: 5 }, () => refresh(test, token)))
    expect(new Set(renewed.map(({ body }) => body.refresh)).size).toBe(1)
    const [first] = renewed
    expect(await isAccepted(test, first?.body.access)).toBe(true)

    wait(test, REFRESH_GRACE_MS + 1000)
    expect((await refresh(test, token)).status).toBe(401)
    expect((await refresh(test, first?.body.refresh)).status).toBe(401)
    expect(await isAccepted(test, first?.body.access)).toBe(false)
  })

  it('lasts half a day, however often it is renewed', async () => {
    let { token } = await aSession(test)
    for (let hours = 0; hours < 11; hours++) {
      wait(test, ADMIN_REFRESH_FAMILY_MS / 12)
      token = (await refresh(test, token)).body.refresh
    }
    expect(token).toEqual(expect.any(String))
    wait(test, ADMIN_REFRESH_FAMILY_MS / 12)
    expect((await refresh(test, token)).status).toBe(401)
  })

  it('is not renewed or ended by hosts’ calls, nor a host’s by these', async () => {
    const { token } = await aSession(test)
    const { email } = await aHostWithPassword(test)
    const { tokens } = (await post(test, '/login', { email, password: PASSWORD })).body
    expect((await post(test, '/token/refresh', { refresh: token })).status).toBe(401)
    expect((await refresh(test, tokens.refresh)).status).toBe(401)
    await post(test, '/logout', { refresh: token })
    await logOut(tokens.refresh)
    expect((await refresh(test, token)).status).toBe(200)
    expect((await post(test, '/token/refresh', { refresh: tokens.refresh })).status).toBe(200)
  })

  it('ends at once when its owner logs out; the others continue', async () => {
    const { email, access, token } = await aSession(test)
    const other = (await signIn(test, email)).body.tokens
    expect(await logOut(token)).toMatchObject({ status: 200, body: { message: adminSentences.loggedOut } })
    expect(await isAccepted(test, access)).toBe(false)
    expect((await refresh(test, token)).status).toBe(401)
    expect(await isAccepted(test, other.access)).toBe(true)
  })

  it('ends with all others when its owner signs out everywhere, which is in the audit log', async () => {
    const { id, email, access, token } = await aSession(test)
    const other = (await signIn(test, email)).body.tokens
    expect(await call(test, EVERYWHERE, bearer(access))).toMatchObject({
      status: 200,
      body: { success: true, message: adminSentences.signedOutEverywhere },
    })
    for (const session of [{ access, refresh: token }, other]) {
      expect(await isAccepted(test, session.access)).toBe(false)
      expect((await refresh(test, session.refresh)).status).toBe(401)
    }
    expect(await actionsOf(test, id)).toEqual(['signed-in', 'signed-in', 'signed-out-everywhere'])
    expect((await signIn(test, email)).status).toBe(200)
  })
})
