// Tests how a name is written for the provider, which refuses other letters than Latin ones.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NEUTRAL_PAYEE_NAME, payeeName } from './payee-name.ts'

const nameOf = (first_name: string, last_name: string) => payeeName({ first_name, last_name })

test.each([
  ['Meera', 'Nair', 'Meera Nair'],
  ['अनन्या', 'राव', 'Ananya Rav'],
  ['कृष्णा', 'शर्मा', 'Krishna Sharma'],
  ['ಅನನ್ಯಾ', 'ರಾವ್', 'Ananya Rav'],
  ['ਹਰਪ੍ਰੀਤ', 'ਸਿੰਘ', 'Haraprit Singh'],
  ['شاہ', 'نواز', NEUTRAL_PAYEE_NAME],
  ['Ravi', 'خان', NEUTRAL_PAYEE_NAME],
  ['José', 'Ñandú', 'Jose Nandu'],
  ['Zoë', 'O’Neil', 'Zoe ONeil'],
  ['Ravi', 'Kumar (Jr.)', 'Ravi Kumar (Jr.'],
  ['Ravi', 'Kumar Jr.', 'Ravi Kumar Jr.'],
  ['(Ravi)', 'Kumar-', 'Ravi) Kumar'],
  ['Ravi  ', '  Kumar', 'Ravi Kumar'],
  [`((${'A'.repeat(60)}`, '', 'A'.repeat(50)],
  ['Li', '', NEUTRAL_PAYEE_NAME],
  ['Lia', '', 'Lia'],
  ['108', '', NEUTRAL_PAYEE_NAME],
  ['😀😀', '💍', NEUTRAL_PAYEE_NAME],
  ['A'.repeat(49), 'B', 'A'.repeat(49)],
  ['A'.repeat(48), '(Bee', 'A'.repeat(48)],
])('%s %s is paid as %s', (first, last, name) => {
  expect(nameOf(first, last)).toBe(name)
})

test('the provider accepts the name that is written for any host', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(text, text, (first, last) => {
      expect(nameOf(first, last)).toMatch(/^[a-zA-Z0-9 ’\-_/().]{2,49}[a-zA-Z0-9.]$/)
    }),
  )
})
