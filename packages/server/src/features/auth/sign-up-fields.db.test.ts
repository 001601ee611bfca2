// Signing up: invalid fields are named, and nothing is stored.
import { PASSWORD_MAX } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { describe } from 'vitest'
import { hostsWith, register } from '../../test/hosts/account-calls.ts'
import { post, signUpForm } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

describe('invalid fields are named, and nothing is stored [account-21]', () => {
  test.for<[string, unknown, string]>([
    ['first_name', '', authSentences.namesRequired],
    ['first_name', '   ', authSentences.namesRequired],
    ['first_name', undefined, authSentences.namesRequired],
    ['last_name', '', authSentences.namesRequired],
    ['last_name', 'see www.example.com', textSentences.noLinks('www.example.com')],
    ['last_name', 'Na\u202eir', textSentences.noInvisible('Nair')],
    ['email', '', authSentences.emailRequired],
    ['email', 42, authSentences.emailRequired],
    ['email', 'meera', authSentences.emailInvalid],
    ['email', 'meera@example.com\r\nbcc: all@example.com', authSentences.emailInvalid],
    ['email', `${'x'.repeat(250)}@x.in`, authSentences.emailInvalid],
    ['password', '', authSentences.passwordRequired],
    ['password', 'seven77', authSentences.passwordTooShort],
    ['password', `${'p×'.repeat(64)}a`, authSentences.passwordTooLong],
    ['password', 'P@ssw0rd', authSentences.passwordTooCommon],
    ['password', '12345678', authSentences.passwordTooCommon],
    ['password', 'Lifafa2026', authSentences.passwordTooCommon],
    ['confirm_password', 'another one', authSentences.passwordsDiffer],
    ['confirm_password', undefined, authSentences.passwordsDiffer],
    ['phone_number', '', personSentences.phoneRequired],
    ['phone_number', '98765', personSentences.phoneNotTenDigits],
    ['phone_number', '98765432101', personSentences.phoneNotTenDigits],
    ['address', ' ', personSentences.addressRequired],
    ['upi_id', 'me@ok', authSentences.upiIdInvalid],
    ['upi_id', 'me@okbank', authSentences.upiIdInvalid],
    ['agreed_to_terms', false, authSentences.serviceTermsNotAgreed],
    ['agreed_to_terms', 'true', authSentences.serviceTermsNotAgreed],
    ['agreed_to_refund_policy', undefined, authSentences.servicePrivacyNotAgreed],
  ])('%s: %j [account-22]', async ([field, value, sentence], { app }) => {
    const form = signUpForm({ [field]: value })
    if (field === 'password') form.confirm_password = value as string
    const { status, body } = await register(app, form)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, message: sentence, errors: { [field]: [sentence] } })
    expect(await hostsWith(app, form.email)).toEqual([])
  })

  test.for<[string, string]>([
    ['eight characters', 'xq7 vb!z'],
    [`${PASSWORD_MAX} characters of several bytes`, 'क्षे'.repeat(PASSWORD_MAX / 4)],
    ['leading and trailing spaces, kept to the byte', '  mind the gap  '],
  ])('a password may have %s', async ([_what, password], { app }) => {
    const form = signUpForm({ password, confirm_password: password })
    expect((await register(app, form)).status).toBe(200)
    const signIn = (given: string) => post(app, '/login', { email: form.email, password: given })
    // 403 means right but not verified, 401 means wrong.
    expect((await signIn(password)).status).toBe(403)
    expect((await signIn(`${password.slice(0, -1)}?`)).status).toBe(401)
    expect((await signIn(`?${password.slice(1)}`)).status).toBe(401)
  })
})
