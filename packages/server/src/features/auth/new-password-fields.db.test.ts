// A new password with a mailed code: invalid fields are named, and cost no attempt.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { aHostWithPassword } from '../../test/hosts/accounts.ts'
import { forgot, reset } from '../../test/hosts/forgotten-passwords.ts'
import { expect, test } from '../../test/test.ts'

describe('setting the new password', () => {
  test.for<[string, string, string]>([
    ['otp_code', '12345', authSentences.resetCodeInvalid],
    ['new_password', 'seven77', authSentences.passwordTooShort],
    ['new_password', 'Krishna@123', authSentences.passwordTooCommon],
    ['confirm_password', 'another one', authSentences.passwordsDiffer],
    ['email', '', authSentences.emailRequired],
  ])(
    '%s: %j is said at its field, and costs no try [account-16]',
    async ([field, value, sentence], { app }) => {
      const { email } = await aHostWithPassword(app)
      await forgot(app, email)
      const code = await app.mailedCode(email)
      const same = field === 'new_password' ? { confirm_password: value } : {}
      const { status, body } = await reset(app, email, code, { [field]: value, ...same })
      expect(status).toBe(400)
      expect(body.errors).toEqual({ [field]: [sentence] })
      expect((await reset(app, email, code)).status).toBe(200)
    },
  )

  test('an empty password is refused at both its fields, and costs no attempt [account-17]', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    const code = await app.mailedCode(email)
    expect((await reset(app, email, code, { new_password: '', confirm_password: '' })).body.errors).toEqual({
      new_password: [authSentences.passwordRequired],
      confirm_password: [authSentences.passwordAgain],
    })
    expect((await reset(app, email, code)).status).toBe(200)
  })
})
