// The code that verifies a new administrator: it is valid once, for ten minutes and for one address.
import { failures } from '@lifafa/contract/failures'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, wait } from '../../test/accounts.ts'
import { adminsWith, register, verify } from '../../test/admin-calls.ts'
import { actionsOf, adminSignUpForm, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the code', () => {
  it('used five times at once makes one administrator, once; so does signing up', async () => {
    wait(test, HOUR)
    const form = adminSignUpForm(test)
    const registered = await Promise.all(Array.from({ length: 5 }, () => register(test, form)))
    expect(registered.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    const code = await test.mailedCode(form.email)
    const verified = await Promise.all(Array.from({ length: 5 }, () => verify(test, form.email, code)))
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const [admin, ...others] = await adminsWith(test, form.email)
    expect(others).toEqual([])
    expect(await actionsOf(test, admin?.id ?? '')).toEqual(['signed-up'])
  })

  it('expires after ten minutes, and after five wrong attempts', async () => {
    const slow = adminSignUpForm(test)
    await register(test, slow)
    const late = await test.mailedCode(slow.email)
    wait(test, 10 * MINUTE)
    expect((await verify(test, slow.email, late)).body.message).toBe(authSentences.codeExpired)

    const form = adminSignUpForm(test)
    await register(test, form)
    const code = await test.mailedCode(form.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect((await verify(test, form.email, wrong)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(test, form.email, code)).body.message).toBe(authSentences.codeExpired)
    expect(await adminsWith(test, form.email)).toMatchObject([{ email_verified_at: null }])
  })

  it('is not valid for a host, a reset, or another address', async () => {
    wait(test, HOUR)
    const form = adminSignUpForm(test)
    const other = adminSignUpForm(test)
    await register(test, form)
    await register(test, other)
    const code = await test.mailedCode(form.email)
    const passwords = { new_password: 'another & one', confirm_password: 'another & one' }
    const { email } = form
    const expired = { status: 400, body: { message: failures.expiredCode.message } }
    expect(await postAdmin(test, '/reset-password', { email, otp_code: code, ...passwords })).toMatchObject(
      expired,
    )
    const asHost = await post(test, '/verify-otp', { email, otp_code: code })
    expect(asHost).toMatchObject(expired)
    const otherCode = await test.mailedCode(other.email)
    if (otherCode !== code) expect((await verify(test, other.email, code)).status).toBe(400)
    expect((await verify(test, email, code)).status).toBe(200)
  })
})
