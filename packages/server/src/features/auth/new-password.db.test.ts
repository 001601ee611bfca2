// A new password is set with a mailed code.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe, vi } from 'vitest'
import { call } from '../../test/fixtures.ts'
import { emailsTo, signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { forgot, NEW_PASSWORD, reset } from '../../test/hosts/forgotten-passwords.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { expect, test } from '../../test/test.ts'

const MINUTE = 60_000

describe('setting the new password', () => {
  test('only the new one is accepted, all sessions end, and an email confirms it [account-15]', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    const sessions = [await signIn(app, email, PASSWORD), await signIn(app, email, PASSWORD)]
    await forgot(app, email)
    expect(await reset(app, email, await app.mailedCode(email))).toMatchObject({
      status: 200,
      body: { success: true, message: authSentences.passwordReset },
    })

    expect((await signIn(app, email, PASSWORD)).status).toBe(401)
    expect((await signIn(app, email, NEW_PASSWORD)).status).toBe(200)
    for (const { body } of sessions) {
      const headers = { authorization: `Bearer ${body.tokens.access}` }
      expect((await call(app, ['GET', '/event'], { headers })).status).toBe(401)
      expect((await post(app, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(401)
    }
    await vi.waitFor(async () => expect(await emailsTo(app, email)).toHaveLength(2), PATIENCE_MS)
    expect((await emailsTo(app, email))[1]?.subject).toContain('password was changed')
  })

  test('many concurrent uses of the right code count once', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    const code = await app.mailedCode(email)
    const passwords = ['hibiscus at noon', 'jasmine at dusk', 'neem by the road']
    const answers = await Promise.all(
      passwords.map((password) =>
        reset(app, email, code, { new_password: password, confirm_password: password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await signIn(app, email, winner)).status).toBe(200)
  })

  test('no session that begins at the same moment survives it', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    const code = await app.mailedCode(email)
    const [, ...signedIn] = await Promise.all([
      reset(app, email, code),
      ...Array.from({ length: 6 }, () => signIn(app, email, PASSWORD)),
    ])
    for (const { status, body } of signedIn) {
      if (status === 200)
        expect((await post(app, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(401)
      else expect(status).toBe(401)
    }
  })

  test('does not verify the address', async ({ app }) => {
    const { email } = await aHostWithPassword(app, { email_verified_at: null })
    await forgot(app, email)
    expect((await reset(app, email, await app.mailedCode(email))).status).toBe(200)
    expect((await signIn(app, email, NEW_PASSWORD)).status).toBe(403)
  })

  test('a code is invalid after a newer one was requested', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    const old = await app.mailedCode(email)
    wait(app, MINUTE)
    await forgot(app, email)
    const newer = await app.mailedCode(email, 1)
    if (newer !== old) expect((await reset(app, email, old)).status).toBe(400)
    expect((await reset(app, email, newer)).status).toBe(200)
  })
})
