// Tests how much of an email address is shown.
import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['ravi@x.in', 'ra***@x.in'],
  ['abc@x.in', 'ab***@x.in'],
  ['ab@x.in', 'a***@x.in'],
  ['a@x.in', '***@x.in'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
