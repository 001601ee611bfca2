// Tests that a malformed entry of an awaited code is ignored.
import { expect, test } from 'vitest'
import { parseCode } from './awaited-code.ts'

const CODE = { email: 'asha@example.com', sentAt: 1_000, proof: { access: 'a.b.c' } }

test('a stored code is read', () => expect(parseCode(JSON.stringify(CODE))).toEqual(CODE))

test.each([
  null,
  'null',
  '{',
  '"text"',
  '[]',
  '{"email":7,"sentAt":1,"proof":{}}',
  '{"email":"asha@example.com","sentAt":1}',
])('a malformed entry (%s) is ignored', (text) => expect(parseCode(text)).toBeUndefined())
