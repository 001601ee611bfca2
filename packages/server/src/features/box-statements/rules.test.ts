// Tests that a name in any script of India is printed in a statement, with characters that its typefaces have.
import { expect, test } from 'vitest'
import { printableStatement } from './rules.ts'

const printed = (host: string): string =>
  printableStatement({ host, box: { name: '' }, contributions: [], given_back: [] } as never).host

test.each([
  ['Meera Nair', 'Meera Nair'],
  ['मीरा', 'मीरा'],
  ['அன்பு', 'அன்பு'],
  ['شاہ‌نواز ٹھاکر', 'شاہ‌نواز ٹھاکر'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['મીરા', 'Mira'],
  ['মীরা', 'Mira'],
  ['ਗੁਰਪ੍ਰੀਤ', 'Guraprit'],
  ['మీరా', 'Mira'],
  ['ಮೀರಾ', 'Mira'],
  ['മീരാ', 'Mira'],
  ['ମୀରା', 'Mira'],
  ['Ravi 💍', 'Ravi'],
  ['कार्त्तिक കാർത്തിക് gave', 'कार्त्तिक Karttik gave'],
  ['a\tb\r\nc\u202ed', 'a b cd'],
])('%s is printed as %s', (name, text) => {
  expect(printed(name)).toBe(text)
})
