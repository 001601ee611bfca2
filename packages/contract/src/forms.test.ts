// Tests the messages of each form for missing and wrong fields, and their order (docs/specification.md §5).
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { adminRegister, adminVerifyOtp } from './endpoints/admin/accounts.ts'
import { adminResetPassword } from './endpoints/admin/passwords.ts'
import { adminListUsers } from './endpoints/admin/users.ts'
import { resetPassword } from './endpoints/auth.ts'
import { submitContact } from './endpoints/contact.ts'
import { createBoxFormAt, editBoxFormAt } from './endpoints/event-box-forms.ts'
import { createBox, updateBox } from './endpoints/event-boxes.ts'
import { createOrder, verifyPayment } from './endpoints/payments.ts'
import { changePasswordForm, updateProfile } from './endpoints/profile.ts'
import { register, signUpForm } from './endpoints/sign-up.ts'
import { adminSentences } from './sentences/admin/accounts.ts'
import { authSentences } from './sentences/auth.ts'
import { contactSentences } from './sentences/contact.ts'
import { amountSentences } from './sentences/fields/amount.ts'
import { personSentences } from './sentences/fields/person.ts'
import { requestSentences } from './sentences/fields/request.ts'
import { textSentences } from './sentences/fields/text.ts'
import { guestPageSentences } from './sentences/guest/page.ts'
import { eventBoxSentences } from './sentences/host/event-boxes.ts'
import { profileSentences } from './sentences/host/profile.ts'

/** The errors of a schema by field. */
function wrong(schema: z.ZodMiniType, input: unknown): [string, string][] {
  const result = schema.safeParse(input)
  return result.error?.issues.map((issue) => [String(issue.path[0] ?? ''), issue.message]) ?? []
}

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
const box = { name: 'Asha weds Aarav', location: 'Pune', marriage_date: '2026-11-21' }
const couple = { groom_name: 'Aarav Mehta', bride_name: 'Asha Rao' }
const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' }

describe('the errors of an empty form, in the order of its fields', () => {
  test('sign-up [fields-12]', () => {
    expect(wrong(signUpForm, {})).toEqual([
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
    expect(wrong(register.body, {}).slice(-2)).toEqual([
      ['agreed_to_terms', 'You must agree to the Terms and Conditions'],
      ['agreed_to_refund_policy', 'You must agree to the Privacy Policy'],
    ])
  })

  test('change password [fields-14]', () => {
    const empty = { current_password: '', new_password: '', confirm_password: '' }
    expect(wrong(changePasswordForm, empty)).toEqual([
      ['current_password', profileSentences.currentPasswordRequired],
      ['new_password', authSentences.passwordRequired],
      ['confirm_password', authSentences.passwordAgain],
    ])
  })

  const emptyBox = [
    ['location', eventBoxSentences.locationRequired],
    ['marriage_date', eventBoxSentences.dateRequired],
  ]
  test('create event box [fields-15]', () => {
    expect(wrong(createBox.body, { event_type: 'marriage' })).toEqual([
      ['name', eventBoxSentences.nameRequired],
      ...emptyBox,
      ['groom_name', eventBoxSentences.groomRequired],
      ['bride_name', eventBoxSentences.brideRequired],
    ])
    expect(wrong(createBox.body, { event_type: 'other' })).toEqual([
      ['name', eventBoxSentences.nameRequired],
      ...emptyBox,
    ])
    expect(wrong(createBox.body, {}).at(-1)).toEqual(['event_type', eventBoxSentences.typeRequired])
  })
  test('create event box, a marriage without names: after the date, before the message [fields-16]', () => {
    const sent = {
      ...box,
      event_type: 'marriage',
      groom_name: ' ',
      bride_name: null,
      message: 'x'.repeat(501),
    }
    expect(wrong(createBox.body, sent)).toEqual([
      ['groom_name', eventBoxSentences.groomRequired],
      ['bride_name', eventBoxSentences.brideRequired],
      ['message', textSentences.tooLong(500)],
    ])
    expect(wrong(createBox.body, { ...sent, ...couple, groom_name: 'x'.repeat(51) })).toEqual([
      ['groom_name', textSentences.tooLong(50)],
      ['message', textSentences.tooLong(500)],
    ])
  })
  test('both forms check the day in its place among the fields: not past, not beyond five years [fields-17]', () => {
    const sent = { ...box, event_type: 'marriage', bride_name: 'Asha Rao' }
    const on = (marriage_date: string) => ({ ...sent, name: '', marriage_date })
    const now = new Date('2026-11-21T06:30:00Z')
    const errorsOf = (sentence: string, name: string) => [
      ['name', name],
      ['marriage_date', sentence],
      ['groom_name', eventBoxSentences.groomRequired],
    ]
    const { nameRequired, nameRequiredOnEdit, dateInPast, dateTooFar, dateRequired } = eventBoxSentences
    expect(wrong(createBoxFormAt(now), on('2026-11-20'))).toEqual(errorsOf(dateInPast, nameRequired))
    expect(wrong(editBoxFormAt(now), on('2031-11-22'))).toEqual(errorsOf(dateTooFar, nameRequiredOnEdit))
    expect(wrong(editBoxFormAt(now), on(''))).toEqual(errorsOf(dateRequired, nameRequiredOnEdit))
    for (const day of ['2026-11-21', '2031-11-21'])
      expect(wrong(editBoxFormAt(now), { ...sent, ...couple, marriage_date: day })).toEqual([])
  })
  test('edit event box [fields-18]', () => {
    expect(wrong(updateBox.body, {})).toEqual([['name', eventBoxSentences.nameRequiredOnEdit], ...emptyBox])
  })

  test('contact [fields-19]', () => {
    expect(wrong(submitContact.body, {})).toEqual(
      ['name', 'email', 'subject', 'message'].map((field) => [field, contactSentences.fieldsRequired]),
    )
  })

  test("administrator's sign-up, code and reset [fields-20]", () => {
    expect(wrong(adminRegister.body, { confirm_password: '' })).toEqual([
      ...['name', 'email', 'password', 'django_secret_key'].map((field) => [
        field,
        adminSentences.signUpFieldsRequired,
      ]),
      ['confirm_password', adminSentences.passwordsDiffer],
    ])
    expect(wrong(adminVerifyOtp.body, {})).toEqual([
      ['email', adminSentences.emailAndOtpRequired],
      ['otp_code', adminSentences.otpRequired],
    ])
    expect(wrong(adminResetPassword.body, {})).toEqual(
      ['email', 'otp_code', 'new_password', 'confirm_password'].map((field) => [
        field,
        adminSentences.allFieldsRequired,
      ]),
    )
  })
})

describe('single rules', () => {
  test('different passwords are reported although other fields are wrong too', () => {
    const sent = { ...signUp, email: 'no', confirm_password: 'Marigold & ivory' }
    expect(wrong(register.body, sent)).toEqual([
      ['email', authSentences.emailInvalid],
      ['confirm_password', authSentences.passwordsDiffer],
    ])
    const wrongReset = { ...reset, otp_code: '1', new_password: 'short' }
    expect(wrong(resetPassword.body, wrongReset)).toEqual([
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
    expect(wrong(changePasswordForm, { current_password: 'x', new_password, confirm_password })).toEqual(
      found,
    )
  })

  test.each([
    ['marigold12', [['new_password', adminSentences.passwordNeedsSpecial]]],
    ['marigold and ivory', [['new_password', adminSentences.passwordNeedsSpecial]]],
    ['पासवर्डपासवर्ड', [['new_password', adminSentences.passwordNeedsSpecial]]],
    ['marigold-12', []],
    ['marigold_12', []],
  ])("an administrator's new password needs a special character: %s [fields-22]", (text, found) => {
    const sent = { ...reset, new_password: text, confirm_password: text }
    expect(wrong(adminResetPassword.body, sent)).toEqual(found)
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '21-11-2026', '2026-11-21T00:00:00Z', 'tomorrow'])(
    '%s is not a valid day of an event [fields-23]',
    (marriage_date) => {
      expect(wrong(updateBox.body, { ...box, marriage_date })).toEqual([
        ['marriage_date', eventBoxSentences.dateRequired],
      ])
    },
  )
  test('29 February of a leap year is a day', () => {
    expect(wrong(updateBox.body, { ...box, marriage_date: '2028-02-29' })).toEqual([])
  })

  test.each([
    [104, undefined],
    [9_999_912, undefined],
    [0, 'notAContribution'],
    [-104, 'notAContribution'],
    [105, 'notAContribution'],
    [104.5, 'notAContribution'],
    ['104', 'notAContribution'],
    [9_999_912 + 104, 'tooLarge'],
    [10_000_001, 'tooLarge'],
  ] as const)('an order of %j paise: %s', (amount, sentence) => {
    expect(wrong(createOrder.body, { amount })).toEqual(
      sentence ? [['amount', amountSentences[sentence]]] : [],
    )
  })

  test('an order reports every wrong detail; after paying, a wrong detail counts as absent', () => {
    const details = { giftid: 'nope', name: '...', phone: '1', address: '' }
    expect(wrong(createOrder.body, { amount: 104, ...details })).toEqual([
      ['giftid', guestPageSentences.unavailableText],
      ['name', textSentences.needsLetter],
      ['phone', personSentences.phoneNotTenDigits],
      ['address', personSentences.addressRequired],
    ])
    expect(verifyPayment.body.parse({ ...payment, ...details })).toEqual(payment)
    expect(wrong(verifyPayment.body, {})).toHaveLength(3)
  })

  test.each([
    ['name', 100],
    ['location', 100],
    ['groom_name', 50],
    ['bride_name', 50],
    ['message', 500],
  ])(
    "an event box's %s has at most %i characters, when it is created and when it is edited [fields-24]",
    (field, max) => {
      const sent = { ...box, ...couple, event_type: 'marriage' }
      for (const { body } of [createBox, updateBox]) {
        expect(wrong(body, { ...sent, [field]: 'x'.repeat(max) })).toEqual([])
        expect(wrong(body, { ...sent, [field]: 'x'.repeat(max + 1) })).toEqual([
          [field, textSentences.tooLong(max)],
        ])
      }
    },
  )

  test("a profile's e-mail address is not read [fields-25]", () => {
    const sent = { ...person, email: 'other@example.com' }
    expect(updateProfile.body.parse(sent)).not.toHaveProperty('email')
  })

  test('pages of users are counted from 1, ten to a page', () => {
    expect(adminListUsers.query.parse({})).toEqual({ page: 1, page_size: 10, search: '' })
    expect(adminListUsers.query.parse({ page: '3', search: ' asha ' })).toMatchObject({
      page: 3,
      search: 'asha',
    })
    for (const page of ['0', '-1', '1.5', 'x', '', '1e9'])
      expect(wrong(adminListUsers.query, { page })).toEqual([['page', requestSentences.malformed]])
    expect(wrong(adminListUsers.query, { search: '\u0000' })).toEqual([['search', textSentences.noInvisible]])
  })
})
