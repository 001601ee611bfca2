// Tests the messages of a host's forms: sign-up, passwords, profile (docs/specification.md §5).
import { describe, expect, test } from 'vitest'
import { resetPassword } from './endpoints/auth.ts'
import { changePasswordForm, updateProfile } from './endpoints/profile.ts'
import { register, signUpForm } from './endpoints/sign-up.ts'
import { authSentences } from './sentences/auth.ts'
import { personSentences } from './sentences/fields/person.ts'
import { profileSentences } from './sentences/host/profile.ts'
import { fieldErrors } from './test/field-errors.ts'

const person = { first_name: 'Asha', last_name: 'Rao', phone_number: '9876543210', address: '12 MG Road' }
const signUp = {
  ...person,
  email: 'asha@example.com',
  password: 'marigold & ivory',
  confirm_password: 'marigold & ivory',
  agreed_to_terms: true,
  agreed_to_refund_policy: true,
}
const reset = {
  email: 'asha@example.com',
  otp_code: '012345',
  new_password: 'marigold & ivory',
  confirm_password: 'marigold & ivory',
}

describe('the errors of an empty form, in the order of its fields', () => {
  test('sign-up [fields-12]', () => {
    expect(fieldErrors(signUpForm, {})).toEqual([
      ['first_name', authSentences.namesRequired],
      ['last_name', authSentences.namesRequired],
      ['email', authSentences.emailRequired],
      ['password', authSentences.passwordRequired],
      ['confirm_password', authSentences.passwordsDiffer],
      ['phone_number', personSentences.phoneRequired],
      ['address', personSentences.addressRequired],
      ['agreed_to_terms', authSentences.termsNotAccepted],
      ['agreed_to_refund_policy', authSentences.refundPolicyNotAccepted],
    ])
  })

  test('the sign-up call, which has its own sentence for the terms [fields-13]', () => {
    expect(fieldErrors(register.body, {}).slice(-2)).toEqual([
      ['agreed_to_terms', 'You must agree to the Terms and Conditions'],
      ['agreed_to_refund_policy', 'You must agree to the Privacy Policy'],
    ])
  })

  test('change password [fields-14]', () => {
    const empty = { current_password: '', new_password: '', confirm_password: '' }
    expect(fieldErrors(changePasswordForm, empty)).toEqual([
      ['current_password', profileSentences.currentPasswordRequired],
      ['new_password', authSentences.passwordRequired],
      ['confirm_password', authSentences.passwordAgain],
    ])
  })
})

describe('single rules', () => {
  test('different passwords are reported although other fields are wrong too', () => {
    const sent = { ...signUp, email: 'no', confirm_password: 'Marigold & ivory' }
    expect(fieldErrors(register.body, sent)).toEqual([
      ['email', authSentences.emailInvalid],
      ['confirm_password', authSentences.passwordsDiffer],
    ])
    const wrongReset = { ...reset, otp_code: '1', new_password: 'short' }
    expect(fieldErrors(resetPassword.body, wrongReset)).toEqual([
      ['otp_code', authSentences.resetCodeInvalid],
      ['new_password', authSentences.passwordTooShort],
      ['confirm_password', authSentences.passwordsDiffer],
    ])
  })

  test.each([
    ['marigold & ivory', 'marigold & ivory', []],
    ['marigold & ivory', 'Marigold & ivory', [['confirm_password', profileSentences.newPasswordsDiffer]]],
    ['marigold & ivory', 'ivory', [['confirm_password', authSentences.passwordTooShort]]],
    [
      'ivory',
      'ivory',
      ['new_password', 'confirm_password'].map((field) => [field, authSentences.passwordTooShort]),
    ],
  ])('a changed password of %j, and again %j [fields-21]', (new_password, confirm_password, found) => {
    expect(
      fieldErrors(changePasswordForm, { current_password: 'x', new_password, confirm_password }),
    ).toEqual(found)
  })

  test("a profile's email address is not read [fields-25]", () => {
    const sent = { ...person, email: 'other@example.com' }
    expect(updateProfile.body.parse(sent)).not.toHaveProperty('email')
  })
})
