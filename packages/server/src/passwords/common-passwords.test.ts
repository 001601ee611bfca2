// Tests which passwords are refused as common.
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const accepted = async (passwords: readonly string[]): Promise<string[]> => {
  const answers = await Promise.all(passwords.map(isCommonPassword))
  return passwords.filter((_, index) => !answers[index])
}

test.each([
  [
    'on every list',
    ['password', 'Password', 'iloveyou', '12345678', 'qwertyuiop', '1q2w3e4r', 'asdf1234', 'sunshine'],
  ],
  [
    'a word with trimmings',
    ['PASSWORD1', 'password123', '123password', 'krishna@123', 'Welcome@2026', 'sunshine!!'],
  ],
  ['a word in disguise', ['P@ssw0rd', 'p4$$w0rd!']],
  ['the name of the product', ['Lifafa2026', 'lifafa@123', 'Lifafa!!']],
  ['what the product prints', ['shagun-501', 'Shagun501', 'shagun 501!', 'shagun-501-sandbox']],
  ['next to nothing', ['aaaaaaaa', '12121212', 'abcabcabc', '        ', '........']],
  ['a date or a phone number', ['15081947', '1947-08-15', '15/08/1947', '9876543210']],
])('%s is refused', async (_what, passwords) => {
  expect(await accepted(passwords)).toEqual([])
})

test('each of the 49,000 on the list is refused', async () => {
  expect(await accepted(dictionary['passwords-common'].map(String))).toEqual([])
})

test.each([
  [
    'phrases',
    ['gulmohar in june', 'correct horse battery staple', 'mango-lassi-9-trams', 'password is 7 swans'],
  ],
  ['what a password manager makes', ['xq7 vb!z', 'Tr0ub4dor&3x', 'krishna-8f#kQ2!x']],
  ['other scripts', ['राधे की बाँसुरी', 'கண்ணன் பாட்டு', 'пароль от сарая']],
  ['128 digits', ['1234567890'.repeat(12)]],
])('%s are accepted', async (_what, passwords) => {
  expect(await accepted(passwords)).toEqual(passwords)
})
