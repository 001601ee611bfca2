// Tests what the desk says: of a rule that is broken, of a refusal, and of a gift.
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'
import { failures } from '@lifafa/contract/failures'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { personSentencesInHindi, textSentencesInHindi } from '@lifafa/contract/sentences/fields/text-hindi'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../app/lib/network/api-error.ts'
import { make } from './words.tsx'

const [english, hindi] = [make('en'), make('hi')]

test('a wrong phone or name is explained in Hindi', () => {
  expect(hindi.rule(personSentences.phoneNotTenDigits)).toBe(personSentencesInHindi.phoneNotTenDigits)
  expect(hindi.rule(textSentences.needsLetter)).toBe(textSentencesInHindi.needsLetter)
  expect(hindi.rule(textSentences.noLinks('a.com'))).toBe(textSentencesInHindi.noLinks('a.com'))
  expect(hindi.rule(textSentences.tooLong(50))).toBe(textSentencesInHindi.tooLong(50))
})

test('a limit says how long to wait', () => {
  const { status, message } = failures.tooManyRequests
  const refused = new ApiError({ status, message, code: 'tooManyRequests', retryAfter: 42 })
  expect(english.failure(refused)).toContain('42 seconds')
  expect(hindi.failure(refused)).toContain('42 सेकंड')
})

test('a gift of another day than today is shown with its day', () => {
  vi.setSystemTime('2026-11-28T00:30:00+05:30')
  const [today, before] = ['2026-11-28T00:10:00+05:30', '2026-11-27T23:50:00+05:30']
  expect([english.time(today), hindi.time(today)]).toEqual(['12:10\u00a0AM', 'रात\u00a012:10'])
  expect(english.time(before)).toBe('November 27, 2026, 11:50\u00a0PM')
  vi.useRealTimers()
})

test('a weight is in the grams of the language', () => {
  const gold = { kind: 'gold', milligrams: 5_250 } as EntryContent
  expect([english.gift(gold), hindi.gift(gold)]).toEqual(['Gold 5.25 g', 'सोना 5.25 ग्राम'])
  expect(hindi.gift({ ...gold, milligrams: null })).toBe('सोना तौलना बाकी है')
})
