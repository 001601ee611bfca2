// Tests the short address: what is printed is understood however it is typed.
import { expect, test } from 'vitest'
import { groupedCode, readShortCode, shortCode, withoutProtocol } from './short-address.ts'

const DIGEST = '0123456789abcdef00'

test('a digest becomes twelve letters in groups of four', () => {
  expect(groupedCode(shortCode(DIGEST))).toBe('abcd-efgh-jkmn')
})

test.each([
  'abcd-efgh-jkmn',
  'abcdefghjkmn',
  'ABCD-EFGH-JKMN',
  'abcd efgh jkmn',
  ' abcd–efgh–jkmn '.replaceAll('–', '-'),
])('%j is understood', (typed) => expect(readShortCode(typed)).toBe('abcdefghjkmn'))

test.each([
  '',
  'abcd-efgh-jkm',
  'abcd-efgh-jkmnn',
  'abcd-efgh-jkmi',
  'abcd-efgh-jkm1',
  '../../../../',
  'ａbcdefghjkmn',
])('%j is no short address', (typed) => expect(readShortCode(typed)).toBeUndefined())

test('an address is printed without its protocol', () => {
  expect(withoutProtocol('https://lifafa.example/g/abcd-efgh-jkmn')).toBe('lifafa.example/g/abcd-efgh-jkmn')
  expect(withoutProtocol('http://localhost:3000/g/x')).toBe('localhost:3000/g/x')
})
