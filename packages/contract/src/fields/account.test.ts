// Tests mailed codes, UPI IDs and checkboxes.
import { describe, expect, test } from 'vitest'
import { authSentences } from '../sentences/auth.ts'
import { readField } from '../test/read-field.ts'
import {
  code,
  isUpiIdForProfile,
  isUpiIdForSignUp,
  ticked,
  upiIdForProfile,
  upiIdForSignUp,
} from './account.ts'
import { form } from './schemas.ts'

describe('a mailed code [fields-2]', () => {
  const otp = code('Six digits.', 'Code?')
  test.each(['012345', ' 012345 ', '012 345', '0123\u200b45', '\u202a012345\u202c', '०१२३४५', '०১२３४5'])(
    '%j is read',
    (typed) => {
      expect(readField(otp, typed)).toBe('012345')
    },
  )
  test.each(['12345', '1234567', '12345a', '12 345', '①②③④⑤⑥'])('%j is no code [fields-3]', (typed) => {
    expect(readField(otp, typed)).toEqual(['Six digits.'])
  })
  test.each([undefined, null, 123_456, '', ' '])('is required: %j', (input) => {
    expect(readField(otp, input)).toEqual(['Code?'])
    expect(readField(code('Six digits.'), input)).toEqual(['Six digits.'])
  })
})

describe('a UPI ID', () => {
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
    expect(readField(upiIdForSignUp, input)).toBeNull()
    expect(readField(form({ upi_id: upiIdForProfile('Wrong.') }), { upi_id: input })).toEqual({
      upi_id: null,
    })
  })
  test('is trimmed, bounded, and refused with its form’s sentence', () => {
    expect(readField(upiIdForSignUp, ' asha@okicici ')).toBe('asha@okicici')
    expect(readField(upiIdForSignUp, 'asha@\u200bokicici\u200b')).toBe('asha@okicici')
    expect(readField(upiIdForSignUp, '९८७६५४३२१०@ybl')).toBe('9876543210@ybl')
    expect(readField(upiIdForSignUp, 'ab@ybl')).toEqual([authSentences.upiIdInvalid])
    expect(readField(upiIdForSignUp, `${'a'.repeat(97)}@ybl`)).toEqual([authSentences.upiIdInvalid])
    expect(readField(upiIdForProfile('Wrong.'), 'ab@yb')).toEqual(['Wrong.'])
    expect(readField(upiIdForProfile('Wrong.'), 5)).toEqual(['Wrong.'])
  })
})

test.each([undefined, null, false, 'true', 1])('a checkbox must be true, not %j', (input) => {
  expect(readField(ticked('Tick it.'), true)).toBe(true)
  expect(readField(ticked('Tick it.'), input)).toEqual(['Tick it.'])
})
