// Tests phone numbers, as they are typed and as they are sent.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { personSentences } from '../sentences/fields/person.ts'
import { readField } from '../test/read-field.ts'
import { phoneDigits } from './phone-digits.ts'
import { phone } from './schemas.ts'

describe('a phone number [fields-6]', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['(987) 654-3210', '9876543210'],
    ['\u202d9876543210\u202c', '9876543210'],
    ['९८७६५ 43२१०', '9876543210'],
  ])('%j is stripped of non-digits', (typed, digits) => {
    expect(readField(phone, typed)).toBe(digits)
  })
  test.each(['987654321', '98765432101', '+91 98765 43210', '1'])(
    '%j does not have ten digits [fields-7]',
    (typed) => {
      expect(readField(phone, typed)).toEqual([personSentences.phoneNotTenDigits])
    },
  )
  test.each([undefined, null, 9_876_543_210, '', '  ', 'none', '۹۸۷۶۵۴۳۲۱۰'])('is required: %j', (input) => {
    expect(readField(phone, input)).toEqual([personSentences.phoneRequired])
  })

  test.each([
    ['+91 98765 43210', '9876543210'],
    ['+91-9876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['0987654321', '0987654321'],
    ['98765432109', '9876543210'],
    ['98 76', '9876'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['९८', '98'],
    ['abc', ''],
  ])('%s, typed or pasted, becomes %s [fields-8]', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
  test('as typed has at most ten digits, except while a prefix is being typed [fields-9]', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^(\d{0,10}|\+\d{0,12})$/.test(phoneDigits(typed))))
  })
  test('typed key by key after +91 loses the prefix', () => {
    const keys = [...'+91 98765 43210']
    expect(keys.reduce((value, key) => phoneDigits(value + key), '')).toBe('9876543210')
  })
  test('of another country is not cut to ten digits', () => {
    expect(readField(phone, phoneDigits('+1 415 555 0132'))).toEqual([personSentences.phoneNotTenDigits])
  })
})
