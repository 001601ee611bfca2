// Tests the messages of administrators' forms and of their search for users (docs/specification.md §5).
import { describe, expect, test } from 'vitest'
import { adminSearch } from './endpoints/admin/search.ts'
import { adminGetTimeline } from './endpoints/admin/timeline.ts'
import { adminListUsers } from './endpoints/admin/users.ts'
import { adminRegister, adminVerifyOtp } from './endpoints/admin-accounts/accounts.ts'
import { adminResetPassword } from './endpoints/admin-accounts/passwords.ts'
import { adminSentences } from './sentences/admin/accounts.ts'
import { adminPaymentsSentences } from './sentences/admin/payments.ts'
import { requestSentences } from './sentences/fields/request.ts'
import { textSentences } from './sentences/fields/text.ts'
import { fieldErrors } from './test/field-errors.ts'

const reset = {
  email: 'asha@example.com',
  otp_code: '012345',
  new_password: 'marigold & ivory',
  confirm_password: 'marigold & ivory',
}

describe('the errors of an empty form, in the order of its fields', () => {
  test("administrator's sign-up, code and reset [fields-20]", () => {
    expect(fieldErrors(adminRegister.body, { confirm_password: '' })).toEqual([
      ...['name', 'email', 'password', 'django_secret_key'].map((field) => [
        field,
        adminSentences.signUpFieldsRequired,
      ]),
      ['confirm_password', adminSentences.passwordsDiffer],
    ])
    expect(fieldErrors(adminVerifyOtp.body, {})).toEqual([
      ['email', adminSentences.emailAndOtpRequired],
      ['otp_code', adminSentences.otpRequired],
    ])
    expect(fieldErrors(adminResetPassword.body, {})).toEqual(
      ['email', 'otp_code', 'new_password', 'confirm_password'].map((field) => [
        field,
        adminSentences.allFieldsRequired,
      ]),
    )
  })
})

describe('single rules', () => {
  test.each([
    ['marigold12', [['new_password', adminSentences.passwordNeedsSpecial]]],
    ['marigold and ivory', [['new_password', adminSentences.passwordNeedsSpecial]]],
    ['पासवर्डपासवर्ड', [['new_password', adminSentences.passwordNeedsSpecial]]],
    ['marigold-12', []],
    ['marigold_12', []],
  ])("an administrator's new password needs a special character: %s [fields-22]", (text, found) => {
    const sent = { ...reset, new_password: text, confirm_password: text }
    expect(fieldErrors(adminResetPassword.body, sent)).toEqual(found)
  })

  test('pages of users are counted from 1, ten to a page', () => {
    expect(adminListUsers.query.parse({})).toEqual({ page: 1, page_size: 10, search: '' })
    expect(adminListUsers.query.parse({ page: '3', search: ' asha ' })).toMatchObject({
      page: 3,
      search: 'asha',
    })
    for (const page of ['0', '-1', '1.5', 'x', '', '1e9'])
      expect(fieldErrors(adminListUsers.query, { page })).toEqual([['page', requestSentences.malformed]])
    expect(fieldErrors(adminListUsers.query, { search: 'a\u0000b' })).toEqual([
      ['search', textSentences.noInvisible('ab')],
    ])
  })

  test('invisible characters around a pasted search are ignored', () => {
    expect(adminSearch.query.parse({ text: '\u202a98765 43210\u202c' }).text).toBe('98765 43210')
    expect(adminGetTimeline.query.parse({ id: '\u200bpay_1\ufeff' })).toMatchObject({ id: 'pay_1' })
  })

  test('an id with a control character within it is no id', () => {
    expect(fieldErrors(adminGetTimeline.query, { id: 'pay_1\u00002' })).toEqual([
      ['id', adminPaymentsSentences.idUnknown],
    ])
    expect(fieldErrors(adminGetTimeline.query, { id: 'pay_12' })).toEqual([])
  })
})
