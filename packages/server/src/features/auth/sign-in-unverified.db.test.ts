// Signing in before the address is verified.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../test/account-calls.ts'
import { aHostWithPassword, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000
const lastAskedAt = async (email: string) =>
  (
    await test.services.db
      .selectFrom('codes')
      .select('requested_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).requested_at

describe('before the address is verified', () => {
  it('the right password is answered with 403, and a new code is mailed', async () => {
    const { email } = await aHostWithPassword(test, { email_verified_at: null })
    expect(await signIn(test, email)).toMatchObject({
      status: 403,
      body: { message: authSentences.notVerified },
    })
    const code = await test.mailedCode(email)
    expect((await post(test, '/verify-otp', { email, otp_code: code })).status).toBe(200)
    expect((await signIn(test, email)).status).toBe(200)
  })

  it('a code that is still valid stays: one email, until it has expired or has no attempts left', async () => {
    const { email } = await aHostWithPassword(test, { email_verified_at: null })
    await signIn(test, email)
    const code = await test.mailedCode(email)
    const askedAt = await lastAskedAt(email)
    wait(test, 10 * MINUTE - 1)
    expect((await signIn(test, email)).status).toBe(403)
    expect(await lastAskedAt(email)).toEqual(askedAt)
    wait(test, 1)
    await signIn(test, email)
    const second = await test.mailedCode(email, 1)
    wait(test, MINUTE)
    const wrong = ['000000', '111111', '222222'].find((guess) => guess !== code && guess !== second)
    for (let tries = 0; tries < CODE_TRIES; tries++)
      await post(test, '/verify-otp', { email, otp_code: wrong })
    await signIn(test, email)
    expect(
      (await post(test, '/verify-otp', { email, otp_code: await test.mailedCode(email, 2) })).status,
    ).toBe(200)
  })
})
