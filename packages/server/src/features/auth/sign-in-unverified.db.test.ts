// Signing in before the address is verified.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const MINUTE = 60_000
const lastAskedAt = async (app: TestApp, email: string) =>
  (
    await app.services.db
      .selectFrom('codes')
      .select('requested_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).requested_at

describe('before the address is verified', () => {
  test('the right password is answered with 403, and a new code is mailed', async ({ app }) => {
    const { email } = await aHostWithPassword(app, { email_verified_at: null })
    expect(await signIn(app, email)).toMatchObject({
      status: 403,
      body: { message: authSentences.notVerified },
    })
    const code = await app.mailedCode(email)
    expect((await post(app, '/verify-otp', { email, otp_code: code })).status).toBe(200)
    expect((await signIn(app, email)).status).toBe(200)
  })

  test('a code that is still valid stays: one email, until it has expired or has no attempts left', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app, { email_verified_at: null })
    await signIn(app, email)
    const code = await app.mailedCode(email)
    const askedAt = await lastAskedAt(app, email)
    wait(app, 10 * MINUTE - 1)
    expect((await signIn(app, email)).status).toBe(403)
    expect(await lastAskedAt(app, email)).toEqual(askedAt)
    wait(app, 1)
    await signIn(app, email)
    const second = await app.mailedCode(email, 1)
    wait(app, MINUTE)
    const wrong = ['000000', '111111', '222222'].find((guess) => guess !== code && guess !== second)
    for (let tries = 0; tries < CODE_TRIES; tries++)
      await post(app, '/verify-otp', { email, otp_code: wrong })
    await signIn(app, email)
    expect((await post(app, '/verify-otp', { email, otp_code: await app.mailedCode(email, 2) })).status).toBe(
      200,
    )
  })
})
