// Tests that whatever a host's call is refused for is said in Hindi.
import { expect, test } from 'vitest'
import { callFailures } from './call-failures.ts'
import { failures } from './failures.ts'
import { fieldErrorInHindi, refusalInHindi } from './refusals-hindi.ts'
import { deleteAccountSentences } from './sentences/account.ts'
import { authSentences } from './sentences/auth.ts'
import { textSentences } from './sentences/fields/text.ts'
import { eventBoxSentences } from './sentences/host/event-boxes.ts'
import { profileSentences } from './sentences/host/profile.ts'
import { bodies, endpoints, keyOf } from './test/all-endpoints.ts'
import { exampleBody } from './test/example-bodies.ts'

const LATIN = /[A-Za-z]{2,}/
/** Words that Hindi has, too. */
const NAMES = /UPI ID|UPI|Razorpay|IFSC|PAN|Excel|HDFC0000053|ABCPE1234F|username@\w+/g
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text) && !LATIN.test(text.replace(NAMES, ''))

const ofHosts = new Set(
  endpoints
    .filter(({ access, path }) => access === 'host' || /^\/(auth|contact)\//.test(path))
    .map((endpoint) => keyOf(endpoint)),
)
const WRONG = [undefined, '', 7, 'x'.repeat(9000), '\u202e', 'a\u0301\u0301\u0301\u0301\u0301', '.', '4']

test.each(bodies.filter(([key]) => ofHosts.has(key)))(
  'each error of a field of %s is said in Hindi',
  (_, body) => {
    const valid = exampleBody(body)
    const wrong = Object.keys(valid).flatMap((field) => WRONG.map((value) => ({ ...valid, [field]: value })))
    const sentences = [undefined, 'text', ...wrong].flatMap(
      (input) => body.safeParse(input).error?.issues.map(({ message }) => message) ?? [],
    )
    const general = fieldErrorInHindi(callFailures.invalidInput.message)
    for (const sentence of new Set(sentences)) {
      expect(isHindi(fieldErrorInHindi(sentence)), sentence).toBe(true)
      expect(fieldErrorInHindi(sentence), sentence).not.toBe(general)
    }
  },
)

test('a sentence with a word keeps it', () => {
  expect(fieldErrorInHindi(textSentences.noLinks('a.com'))).toContain('“a.com”')
  expect(fieldErrorInHindi(textSentences.tooLong(50))).toContain('50')
  expect(fieldErrorInHindi(textSentences.noInvisible('ab'))).toMatch(/^“ab” में कुछ/)
  expect(fieldErrorInHindi(textSentences.noInvisible(''))).toMatch(/^इसमें कुछ/)
  expect(fieldErrorInHindi(profileSentences.currentPasswordWrong)).toContain('पासवर्ड')
})

test('a refusal is said by its sentence where that says more than its code', () => {
  const inHindi = (code: keyof typeof failures, message: string = failures[code].message) =>
    refusalInHindi({ code, message })
  expect(inHindi('userNotDeletable', deleteAccountSentences.obstacles.owed('₹501'))).toContain('₹501')
  expect(inHindi('wrongCredentials')).toContain('ईमेल या पासवर्ड')
  expect(inHindi('invalidInput', authSentences.passwordTooCommon)).toContain('भाँप')
  expect(inHindi('invalidInput', eventBoxSentences.dateInPast)).toContain('तारीख़')
  expect(inHindi('eventNotEditable', 'Said otherwise by a newer server.')).toContain('आयोजन')
  expect(refusalInHindi({ code: 'tooManyRequests', message: '', retryAfter: 90 })).toContain('2 मिनट')
  expect(refusalInHindi({ message: 'A newer server said this.' })).toBe(inHindi('unexpected'))
})
