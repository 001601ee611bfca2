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
    ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
    ['９８７６５４３２１０', '9876543210'],
    ['98765.43210', '9876543210'],
    ['tel:+919876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
  ])('%j is stripped of all but its ten digits', (typed, digits) => {
    expect(readField(phone, typed)).toBe(digits)
  })
  test.each([
    '987654321',
    '98765432101',
    '1',
    '98765 43210, 98765 43211',
    '98765 43210 ext 5',
    '+1 415 555 0132',
    '+65 9123 4567',
    '+9876543210',
    '0065 9123 4567',
    '+91 98765 432101',
    '+91 98765 4321',
    '+91 0 9876 54321',
    '+',
  ])('%j is no number of ten digits: refused, never cut to one [fields-7]', (typed) => {
    expect(readField(phone, typed)).toEqual([personSentences.phoneNotTenDigits])
    expect(readField(phone, phoneDigits(typed))).toEqual([personSentences.phoneNotTenDigits])
  })
  test.each([undefined, null, 9_876_543_210, '', '  ', 'none'])('is required: %j', (input) => {
    expect(readField(phone, input)).toEqual([personSentences.phoneRequired])
  })

  test.each([
    ['+91 98765 43210', '9876543210'],
    ['+91-9876543210', '9876543210'],
    ['(+91) 98765-43210', '9876543210'],
    ['+91 098765 43210', '9876543210'],
    ['91 98765 43210', '9876543210'],
    ['91 0 98765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['0091 098765 43210', '9876543210'],
    ['091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['0987654321', '0987654321'],
    ['98765432109', '98765432109'],
    ['98 76', '9876'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['＋９１ ９８７６５ ４３２１０', '9876543210'],
    ['९८', '98'],
    ['abc', ''],
  ])('%s, typed or pasted, becomes %s [fields-8]', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
  test('no digit is lost but those of a prefix [fields-9]', () => {
    const prefix = /^\+?(0{0,2}91)?0?$/
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9 .-]{0,16}$/), (typed) => {
        const all = typed.replace(/[ .-]/g, '')
        const kept = phoneDigits(typed)
        return all.endsWith(kept) && prefix.test(all.slice(0, all.length - kept.length))
      }),
    )
  })
  test.each(['+91 98765 43210', '91 98765 43210', '0091 98765 43210', '+91 0 98765 43210', '0 91987 65432'])(
    '%s, typed key by key, loses the prefix',
    (typed) => {
      const last = typed.replace(/\D/g, '').slice(-10)
      expect([...typed].reduce((value, key) => phoneDigits(value + key), '')).toBe(last)
    },
  )
})
