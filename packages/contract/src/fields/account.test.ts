// Tests the fields of accounts: email addresses, passwords, codes and UPI ids.
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authSentences } from '../sentences/auth.ts'
import {
  code,
  currentPassword,
  email,
  isUpiIdForProfile,
  isUpiIdForSignUp,
  newPassword,
  samePasswords,
  ticked,
  upiIdForProfile,
  upiIdForSignUp,
} from './account.ts'
import { form } from './schemas.ts'

const read = (field: z.ZodMiniType, input: unknown) => {
  const result = field.safeParse(input)
  return result.success ? result.data : result.error.issues.map((issue) => issue.message)
}

describe('an e-mail address', () => {
  test.each([
    ['asha@example.com', 'asha@example.com'],
    ['  Asha.Rao+gift@Example.CO.IN\n', 'asha.rao+gift@example.co.in'],
    [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  ])('%j is read as %s', (typed, address) => {
    expect(read(email, typed)).toBe(address)
  })
  test.each([
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha rao@example.com',
    'asha@example.com\r\nBcc: all@example.com',
    'asha\n@example.com',
    'asha\u0000@example.com',
    'asha@exa\u200bmple.com',
    'asha@@example.com',
    'asha..rao@example.com',
    '<asha@example.com>',
    'asha@example.com, b@example.com',
    `${'a'.repeat(243)}@example.com`,
    'a@'.repeat(20_000),
  ])('%j is refused', (typed) => {
    expect(read(email, typed)).toEqual([authSentences.emailInvalid])
  })
  test.each([undefined, null, 5, {}, '', ' '])('is required: %j', (input) => {
    expect(read(email, input)).toEqual([authSentences.emailRequired])
  })
})

describe('a password', () => {
  test.each([
    'correct horse',
    '  spaces  ',
    'e\u0301'.repeat(4),
    'पासवर्ड१२',
    'p'.repeat(128),
    '🎁'.repeat(128),
    'nul\u0000inside',
  ])('is stored unchanged: %j', (password) => {
    expect(read(newPassword, password)).toBe(password)
    expect(read(currentPassword('Give it.'), password)).toBe(password)
  })
  test('has 8 to 128 code points [fields-1]', () => {
    expect(read(newPassword, '🎁'.repeat(7))).toEqual([authSentences.passwordTooShort])
    expect(read(newPassword, 'p'.repeat(7))).toEqual([authSentences.passwordTooShort])
    expect(read(newPassword, 'p'.repeat(8))).toBe('pppppppp')
    expect(read(newPassword, 'p'.repeat(129))).toEqual([authSentences.passwordTooLong])
    expect(authSentences.passwordTooLong).toContain('128')
  })
  test('to sign in may be short (it is only wrong), but not too long', () => {
    expect(read(currentPassword('Give it.'), 'x')).toBe('x')
    expect(read(currentPassword('Give it.'), 'p'.repeat(129))).toEqual([authSentences.passwordTooLong])
  })
  test.each([undefined, null, 12_345_678, ''])('is required: %j', (input) => {
    expect(read(newPassword, input)).toEqual([authSentences.passwordRequired])
    expect(read(currentPassword('Give it.'), input)).toEqual(['Give it.'])
  })
  test('and its repetition must be identical', () => {
    const both = form({ password: newPassword, again: currentPassword('Repeat it.') }).check(
      samePasswords('password', 'again', 'Not the same.'),
    )
    expect(read(both, { password: 'long enough', again: 'long enough' })).toBeTypeOf('object')
    expect(read(both, { password: 'long enough', again: 'long enough ' })).toEqual(['Not the same.'])
    expect(read(both, { password: 'short', again: 'other' })).toEqual([
      authSentences.passwordTooShort,
      'Not the same.',
    ])
    expect(read(both, { password: 'long enough' })).toEqual(['Repeat it.'])
    const loose = form({ password: newPassword, again: z.string() }).check(
      samePasswords('password', 'again', 'Not the same.'),
    )
    expect(read(loose, { password: 'long enough', again: '' })).toEqual(['Not the same.'])
    expect(read(loose, { password: '', again: '' })).toEqual([
      authSentences.passwordRequired,
      authSentences.passwordAgain,
    ])
  })
})

describe('a mailed code [fields-2]', () => {
  const otp = code('Six digits.', 'Code?')
  test.each(['012345', ' 012345 '])('%j is read', (typed) => {
    expect(read(otp, typed)).toBe('012345')
  })
  test.each(['12345', '1234567', '12345a', '１２３４５６', '12 345', '12345\n6'])(
    '%j is no code [fields-3]',
    (typed) => {
      expect(read(otp, typed)).toEqual(['Six digits.'])
    },
  )
  test.each([undefined, null, 123_456, '', ' '])('is required: %j', (input) => {
    expect(read(otp, input)).toEqual(['Code?'])
    expect(read(code('Six digits.'), input)).toEqual(['Six digits.'])
  })
})

describe('a UPI id', () => {
  test.each([
    ['asha@okicici', true, true],
    ['a.s_h-a9@upi', true, true],
    ['abc@ybl', true, true],
    ['ab@ybl', false, true],
    ['a@ybl', false, true],
    ['@ybl', false, false],
    ['asha@yb', false, false],
    ['asha@ok1', false, false],
    ['asha@ok.axis', false, false],
    ['asha', false, false],
    ['asha rao@ybl', false, false],
    ['asha+1@ybl', false, false],
    ['asha@@ybl', false, false],
    ['आशा@ybl', false, false],
    ['asha@ybl\n', false, false],
  ])('%j: at sign-up %s, in the profile %s [fields-4]', (text, atSignUp, inProfile) => {
    expect(isUpiIdForSignUp(text)).toBe(atSignUp)
    expect(isUpiIdForProfile(text)).toBe(inProfile)
  })
  test.each([undefined, null, '', '  '])('may be left out: %j is none [fields-5]', (input) => {
    expect(read(upiIdForSignUp, input)).toBeNull()
    expect(read(form({ upi_id: upiIdForProfile('Wrong.') }), { upi_id: input })).toEqual({ upi_id: null })
  })
  test('is trimmed, bounded, and refused with its form’s sentence', () => {
    expect(read(upiIdForSignUp, ' asha@okicici ')).toBe('asha@okicici')
    expect(read(upiIdForSignUp, 'ab@ybl')).toEqual([authSentences.upiIdInvalid])
    expect(read(upiIdForSignUp, `${'a'.repeat(97)}@ybl`)).toEqual([authSentences.upiIdInvalid])
    expect(read(upiIdForProfile('Wrong.'), 'ab@yb')).toEqual(['Wrong.'])
    expect(read(upiIdForProfile('Wrong.'), 5)).toEqual(['Wrong.'])
  })
})

test.each([undefined, null, false, 'true', 1])('a checkbox must be true, not %j', (input) => {
  expect(read(ticked('Tick it.'), true)).toBe(true)
  expect(read(ticked('Tick it.'), input)).toEqual(['Tick it.'])
})
