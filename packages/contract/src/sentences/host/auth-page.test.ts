// Tests that nobody is promised money before the event.
import { expect, test } from 'vitest'
import { authPageSentences } from './auth-page.ts'
import { authPageSentencesInHindi } from './auth-page-hindi.ts'

test('before signing up, a host reads that the working days count from the event', () => {
  expect(authPageSentences.promises[2]).toMatch(/ after the event$/)
  expect(authPageSentencesInHindi.promises[2]).toMatch(/^आयोजन के बाद /)
})
