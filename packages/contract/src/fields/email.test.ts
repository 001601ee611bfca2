// Tests which email addresses are accepted and refused.
import { describe, expect, test } from 'vitest'
import { authSentences } from '../sentences/auth.ts'
import { readField } from '../test/read-field.ts'
import { email } from './account.ts'

describe('an email address', () => {
  test.each([
    ['asha@example.com', 'asha@example.com'],
    ['\u202aasha@exa\u200bmple.com\u202c', 'asha@example.com'],
    ['  Asha.Rao+gift@Example.CO.IN\n', 'asha.rao+gift@example.co.in'],
    [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  ])('%j is read as %s', (typed, address) => {
    expect(readField(email, typed)).toBe(address)
  })
  test.each([
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha rao@example.com',
    'asha@example.com\r\nBcc: all@example.com',
    'asha\n@example.com',
    'asha\u0000@example.com',
    'asha@@example.com',
    'asha..rao@example.com',
    '<asha@example.com>',
    'asha@example.com, b@example.com',
    `${'a'.repeat(243)}@example.com`,
    'a@'.repeat(20_000),
  ])('%j is refused', (typed) => {
    expect(readField(email, typed)).toEqual([authSentences.emailInvalid])
  })
  test.each([undefined, null, 5, {}, '', ' '])('is required: %j', (input) => {
    expect(readField(email, input)).toEqual([authSentences.emailRequired])
  })
})
