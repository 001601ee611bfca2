// The code that verifies a new administrator: it is valid once, for ten minutes and for one address.
import { failures } from '@lifafa/contract/failures'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { adminsWith, register, verify } from '../../test/administrators/admin-calls.ts'
import { actionsOf, adminSignUpForm, postAdmin } from '../../test/administrators/admins.ts'
import { post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the code', () => {
  test('used five times at once makes one administrator, once; so does signing up', async ({ app }) => {
    wait(app, HOUR)
    const form = adminSignUpForm(app)
    const registered = await Promise.all(Array.from({ length: 5 }, () => register(app, form)))
    expect(registered.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    const code = await app.mailedCode(form.email)
    const verified = await Promise.all(Array.from({ length: 5 }, () => verify(app, form.email, code)))
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const [admin, ...others] = await adminsWith(app, form.email)
    expect(others).toEqual([])
    expect(await actionsOf(app, admin?.id ?? '')).toEqual(['signed-up'])
  })

  test('expires after ten minutes, and after five wrong attempts', async ({ app }) => {
    const slow = adminSignUpForm(app)
    await register(app, slow)
    const late = await app.mailedCode(slow.email)
    wait(app, 10 * MINUTE)
    expect((await verify(app, slow.email, late)).body.message).toBe(authSentences.codeExpired)

    const form = adminSignUpForm(app)
    await register(app, form)
    const code = await app.mailedCode(form.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect((await verify(app, form.email, wrong)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(app, form.email, code)).body.message).toBe(authSentences.codeExpired)
    expect(await adminsWith(app, form.email)).toMatchObject([{ email_verified_at: null }])
  })

  test('is not valid for a host, a reset, or another address', async ({ app }) => {
    wait(app, HOUR)
    const form = adminSignUpForm(app)
    const other = adminSignUpForm(app)
    await register(app, form)
    await register(app, other)
    const code = await app.mailedCode(form.email)
    const passwords = { new_password: 'another & one', confirm_password: 'another & one' }
    const { email } = form
    const expired = { status: 400, body: { message: failures.expiredCode.message } }
    expect(await postAdmin(app, '/reset-password', { email, otp_code: code, ...passwords })).toMatchObject(
      expired,
    )
    const asHost = await post(app, '/verify-otp', { email, otp_code: code })
    expect(asHost).toMatchObject(expired)
    const otherCode = await app.mailedCode(other.email)
    if (otherCode !== code) expect((await verify(app, other.email, code)).status).toBe(400)
    expect((await verify(app, email, code)).status).toBe(200)
  })
})
