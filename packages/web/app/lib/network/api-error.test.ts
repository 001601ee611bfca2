// Tests the sentences and codes that are read from refusals.
import { failures } from '@lifafa/contract/failures'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { describe, expect, test } from 'vitest'
import { ApiError, bulleted, refusalOf, sentencesOf, unreachable, withReference } from './api-error.ts'

const answered = (status: number, body: unknown, headers: HeadersInit = {}) =>
  refusalOf(new Response(null, { status, headers }), body)

describe('the sentences shown for a refusal [api-4]', () => {
  test.each([
    ['its message', { success: false, message: 'No.' }, ['No.']],
    ['its error, where it has no message', { error: 'No.' }, ['No.']],
    [
      'every sentence of every field, in place of the message that repeats the first',
      { message: 'A.', errors: { email: ['A.'], phone_number: ['B.', 'C.'] } },
      ['A.', 'B.', 'C.'],
    ],
    ['the lists of a body that is nothing but lists', { email: ['A.'], password: ['B.'] }, ['A.', 'B.']],
    ['a sentence of two fields once', { errors: { first_name: ['A.'], last_name: ['A.'] } }, ['A.']],
    ['the fallback, where the body says nothing', { success: false }, ['Fallback.']],
    ['the fallback, where the body is no JSON', undefined, ['Fallback.']],
    ['the fallback, where the body is something else', ['A.'], ['Fallback.']],
  ])('%s', (_, body, sentences) => {
    expect(sentencesOf(answered(400, body), 'Fallback.')).toEqual(sentences)
  })

  test('a call without an answer has a plain sentence', () => {
    expect(sentencesOf(unreachable(), 'Fallback.')).toEqual([connectionSentences.unreachable])
  })

  test('an error of our own has the fallback', () => {
    expect(sentencesOf(new TypeError('x is undefined'), 'Fallback.')).toEqual(['Fallback.'])
  })

  test.each([
    ['1', 'Too many attempts. Please try again in 1 second.'],
    ['59', 'Too many attempts. Please try again in 59 seconds.'],
    ['60', 'Too many attempts. Please try again in 1 minute.'],
    ['61', 'Too many attempts. Please try again in 2 minutes.'],
  ])('a wait of %s seconds is part of the sentence', (retryAfter, sentence) => {
    const error = answered(
      failures.tooManyRequests.status,
      { message: failures.tooManyRequests.message },
      { 'retry-after': retryAfter },
    )
    expect(error.retryAfter).toBe(Number(retryAfter))
    expect(sentencesOf(error)).toEqual([sentence])
  })
})

test('a failure of the server is told with its reference, also where a page has its own sentence', () => {
  const failure = answered(500, { success: false, message: 'No.', reference: 'k7m2p9xw' })
  expect(sentencesOf(failure)).toEqual(['No. (Error reference k7m2p9xw)'])
  expect(withReference('Failed to load.', failure)).toBe('Failed to load. (Error reference k7m2p9xw)')
  expect(withReference('Failed to load.', unreachable())).toBe('Failed to load.')
})

test('the code of a refusal is read, and undefined where the answer has none', () => {
  expect(answered(403, { success: false, code: 'notVerified', message: 'Reworded.' }).code).toBe(
    'notVerified',
  )
  for (const body of [{ success: false, message: 'No.' }, { code: 7 }, undefined])
    expect(answered(403, body).code).toBeUndefined()
})

test('a call that was too slow has our sentence and code, whoever refused it', () => {
  const error = answered(408, { error: 'Request Timeout', message: 'Client Timeout', statusCode: 408 })
  expect(error).toMatchObject({ status: 408, code: 'tooSlow', sentences: [failures.tooSlow.message] })
})

test('several sentences become a bulleted list, one stays unchanged [api-5]', () => {
  expect(bulleted(['A.'])).toBe('A.')
  expect(bulleted(['A.', 'B.'])).toBe('• A.\n• B.')
})

test('an answer between 400 and 499 is a refusal, but for that to a call which arrived too slowly', () => {
  const isRefusal = [399, 400, 408, 499, 500].map((status) => new ApiError({ status }).isRefusal)
  expect(isRefusal).toEqual([false, true, false, true, false])
  expect(unreachable().isRefusal).toBe(false)
})
