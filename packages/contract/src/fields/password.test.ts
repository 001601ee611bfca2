// Tests passwords and their repetition.
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authSentences } from '../sentences/auth.ts'
import { readField } from '../test/read-field.ts'
import { currentPassword, newPassword, samePasswords } from './account.ts'
import { form } from './schemas.ts'

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
    expect(readField(newPassword, password)).toBe(password)
    expect(readField(currentPassword('Give it.'), password)).toBe(password)
  })
  test('has 8 to 128 code points [fields-1]', () => {
    expect(readField(newPassword, '🎁'.repeat(7))).toEqual([authSentences.passwordTooShort])
    expect(readField(newPassword, 'p'.repeat(7))).toEqual([authSentences.passwordTooShort])
    expect(readField(newPassword, 'p'.repeat(8))).toBe('pppppppp')
    expect(readField(newPassword, 'p'.repeat(129))).toEqual([authSentences.passwordTooLong])
    expect(authSentences.passwordTooLong).toContain('128')
  })
  test('to sign in may be short (it is only wrong), but not too long', () => {
    expect(readField(currentPassword('Give it.'), 'x')).toBe('x')
    expect(readField(currentPassword('Give it.'), 'p'.repeat(129))).toEqual([authSentences.passwordTooLong])
  })
  test.each([undefined, null, 12_345_678, ''])('is required: %j', (input) => {
    expect(readField(newPassword, input)).toEqual([authSentences.passwordRequired])
    expect(readField(currentPassword('Give it.'), input)).toEqual(['Give it.'])
  })
  test('and its repetition must be identical', () => {
    const both = form({ password: newPassword, again: currentPassword('Repeat it.') }).check(
      samePasswords('password', 'again', 'Not the same.'),
    )
    expect(readField(both, { password: 'long enough', again: 'long enough' })).toBeTypeOf('object')
    expect(readField(both, { password: 'long enough', again: 'long enough ' })).toEqual(['Not the same.'])
    const spelled = { password: '\u0958\u0932\u092e से लिखो', again: '\u0915\u093c\u0932\u092e से लिखो' }
    expect(readField(both, spelled)).toEqual(spelled)
    expect(readField(both, { password: 'short', again: 'other' })).toEqual([
      authSentences.passwordTooShort,
      'Not the same.',
    ])
    expect(readField(both, { password: 'long enough' })).toEqual(['Repeat it.'])
    const loose = form({ password: newPassword, again: z.string() }).check(
      samePasswords('password', 'again', 'Not the same.'),
    )
    expect(readField(loose, { password: 'long enough', again: '' })).toEqual(['Not the same.'])
    expect(readField(loose, { password: '', again: '' })).toEqual([
      authSentences.passwordRequired,
      authSentences.passwordAgain,
    ])
  })
})
