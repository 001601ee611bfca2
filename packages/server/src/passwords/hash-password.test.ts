// Tests that a password is the same however its letters are encoded.
import { expect, test } from 'vitest'
import { hash } from './argon2id.ts'
import { checkPassword, hashPassword } from './hash-password.ts'

const ONE = '\u0958\u0932\u092e से लिखो'
const TWO = '\u0915\u093c\u0932\u092e से लिखो'

test.each([
  ['one character or two for क़', ONE, TWO],
  ['an accent with its letter or behind it', 'caf\u00e9 au lait', 'cafe\u0301 au lait'],
  ['another space', 'gulmohar in june', 'gulmohar\u00a0in\u2003june'],
])('a password matches in any spelling: %s', async (_, one, other) => {
  expect(await checkPassword(other, await hashPassword(one))).toBe(true)
  expect(await checkPassword(one, await hashPassword(other))).toBe(true)
})

test('a hash that was made as the password was typed still matches as typed', async () => {
  expect(await checkPassword(ONE, await hash(ONE))).toBe(true)
})

test('nothing else is folded: capitals, width, blanks at the ends', async () => {
  const hashed = await hashPassword('gulmohar in june')
  for (const other of ['Gulmohar in june', 'ｇulmohar in june', ' gulmohar in june', 'gulmohar in june '])
    expect(await checkPassword(other, hashed)).toBe(false)
})
