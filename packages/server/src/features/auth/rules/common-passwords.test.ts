import { PASSWORD_MIN } from '@lifafa/contract/limits'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { COMMON_WORDS } from './common-words.ts'

const isLongEnough = (password: string): boolean => password.length >= PASSWORD_MIN

describe('refused', () => {
  it.each([
    [
      'password',
      'Password',
      'PASSWORD1',
      'P@ssw0rd',
      'p4$$w0rd!',
      'password123',
      '123password',
      'passwordpassword',
    ],
    ['Lifafa2026', 'lifafa@123', 'Lifafa!!', 'mylifafa'],
    ['krishna@123', 'JaiHind1947', 'iloveyou', 'ILoveYou2', 'mumbai indians 1', 'Welcome@2026', 'sunshine'],
    [
      '12345678',
      '87654321',
      'abcdefgh',
      'qwertyuiop',
      'qwerty123',
      '1q2w3e4r',
      '1qaz2wsx',
      'asdf1234',
      'zxcvbnm,',
    ],
    ['aaaaaaaa', '12121212', 'abcabcabc', '11112222', '        ', '........'],
    ['15081947', '1947-08-15', '15/08/1947'],
  ])('%s', (...passwords) => {
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it('thousands more of the kind that lists are full of', () => {
    const ends = ['123', '1234', '12345', '123456', '@123', '2026', '1234!', '007', '111', '!!']
    const listed = [...COMMON_WORDS].flatMap((word) => ends.map((end) => word + end)).filter(isLongEnough)
    expect(listed.length).toBeGreaterThan(3000)
    expect(listed.filter((password) => !isCommonPassword(password))).toEqual([])
  })
})

describe('accepted', () => {
  it.each([
    ['gulmohar in june', 'correct horse battery staple', 'xq7 vb!z', 'Tr0ub4dor&3x', 'mango-lassi-9-trams'],
    ['राधे की बाँसुरी', 'கண்ணன் பாட்டு', 'пароль от сарая'],
    ['x'.repeat(64), '9'.repeat(128)],
    ['krishna-8f#kQ2!x', 'password is 7 swans'],
  ])('%s', (...passwords) => {
    expect(passwords.filter(isCommonPassword)).toEqual([])
  })
})
