// A new password is set with a mailed code.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emailsTo, signIn } from '../../test/account-calls.ts'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { forgot, NEW_PASSWORD, reset } from '../../test/forgotten-passwords.ts'
import { PATIENCE_MS } from '../../test/patience.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000

describe('setting the new password', () => {
  it('only the new one is accepted, all sessions end, and an email confirms it [account-15]', async () => {
    const { email } = await aHostWithPassword(test)
    const sessions = [await signIn(test, email, PASSWORD), await signIn(test, email, PASSWORD)]
    await forgot(test, email)
    expect(await reset(test, email, await test.mailedCode(email))).toMatchObject({
      status: 200,
      body: { success: true, message: authSentences.passwordReset },
    })

    expect((await signIn(test, email, PASSWORD)).status).toBe(401)
    expect((await signIn(test, email, NEW_PASSWORD)).status).toBe(200)
    for (const { body } of sessions) {
      const headers = { authorization: `Bearer ${body.tokens.access}` }
      expect((await call(test, ['GET', '/event'], { headers })).status).toBe(401)
      expect((await post(test, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(401)
    }
    await vi.waitFor(async () => expect(await emailsTo(test, email)).toHaveLength(2), PATIENCE_MS)
    expect((await emailsTo(test, email))[1]?.subject).toContain('password was changed')
  })

  it('many concurrent uses of the right code count once', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(test, email)
    const code = await test.mailedCode(email)
    const passwords = ['hibiscus at noon', 'jasmine at dusk', 'neem by the road']
    const answers = await Promise.all(
      passwords.map((password) =>
        reset(test, email, code, { new_password: password, confirm_password: password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await signIn(test, email, winner)).status).toBe(200)
  })

  it('no session that begins at the same moment survives it', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(test, email)
    const code = await test.mailedCode(email)
    const [, ...signedIn] = await Promise.all([
      reset(test, email, code),
      ...Array.from({ length: 6 }, () => signIn(test, email, PASSWORD)),
    ])
    for (const { status, body } of signedIn) {
      if (status === 200)
        expect((await post(test, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(401)
      else expect(status).toBe(401)
    }
  })

  it('does not verify the address', async () => {
    const { email } = await aHostWithPassword(test, { email_verified_at: null })
    await forgot(test, email)
    expect((await reset(test, email, await test.mailedCode(email))).status).toBe(200)
    expect((await signIn(test, email, NEW_PASSWORD)).status).toBe(403)
  })

  it('a code is invalid after a newer one was requested', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(test, email)
    const old = await test.mailedCode(email)
    wait(test, MINUTE)
    await forgot(test, email)
    const newer = await test.mailedCode(email, 1)
    if (newer !== old) expect((await reset(test, email, old)).status).toBe(400)
    expect((await reset(test, email, newer)).status).toBe(200)
  })
})
