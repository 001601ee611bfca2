// A new password with a mailed code: invalid fields are named, and cost no attempt.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHostWithPassword } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { forgot, reset } from '../../test/forgotten-passwords.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('setting the new password', () => {
  it.each([
    ['otp_code', '12345', authSentences.resetCodeInvalid],
    ['new_password', 'seven77', authSentences.passwordTooShort],
    ['new_password', 'Krishna@123', authSentences.passwordTooCommon],
    ['confirm_password', 'another one', authSentences.passwordsDiffer],
    ['email', '', authSentences.emailRequired],
  ])('%s: %j is said at its field, and costs no try [account-16]', async (field, value, sentence) => {
    const { email } = await aHostWithPassword(test)
    await forgot(test, email)
    const code = await test.mailedCode(email)
    const same = field === 'new_password' ? { confirm_password: value } : {}
    const { status, body } = await reset(test, email, code, { [field]: value, ...same })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [field]: [sentence] })
    expect((await reset(test, email, code)).status).toBe(200)
  })

  it('an empty password is refused at both its fields, and costs no attempt [account-17]', async () => {
    const { email } = await aHostWithPassword(test)
    await forgot(test, email)
    const code = await test.mailedCode(email)
    expect((await reset(test, email, code, { new_password: '', confirm_password: '' })).body.errors).toEqual({
      new_password: [authSentences.passwordRequired],
      confirm_password: [authSentences.passwordAgain],
    })
    expect((await reset(test, email, code)).status).toBe(200)
  })
})
