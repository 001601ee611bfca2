// Classifies a bank's answer about a UPI ID, and says when the bank is asked again.
import { expect, test } from 'vitest'
import { providerUpiIdCheck } from '../provider/upi-id-checks.ts'
import { asksHost, nextTry, outcomeOf, whyWrong } from './rules.ts'

const answered = (answer: object) =>
  outcomeOf(providerUpiIdCheck.parse({ id: 'fav_1', notes: [], ...answer }))

test.each([
  [{ account_status: 'active', registered_name: 'ASHA RAO', name_match_score: 87 }, 'ASHA RAO', 87],
  [{ account_status: 'valid', registered_name: 'ASHA RAO', name_match_score: '87' }, 'ASHA RAO', 87],
  [{ account_status: 'active', registered_name: ' ASHA\u202e\n RAO\u0000 ' }, 'ASHA RAO', null],
  [{ account_status: null, registered_name: 'A', name_match_score: 101 }, 'A', null],
  [{ account_status: 'active', registered_name: 'अ'.repeat(120) }, 'अ'.repeat(100), null],
])('%j has a name', (results, name, score) => {
  expect(answered({ status: 'completed', validation_results: results })).toEqual({
    state: 'found',
    name,
    score,
  })
  // As webhooks have it.
  expect(answered({ status: 'completed', results })).toEqual({ state: 'found', name, score })
})

test.each([
  [{ status: 'created' }, undefined],
  [{ status: 'failed' }, { state: 'unanswered', why: 'no-answer' }],
  [{ status: 'completed', results: { account_status: 'invalid' } }, { state: 'not-found' }],
  [
    { status: 'completed', results: { account_status: 'active', registered_name: ' ' } },
    { state: 'unanswered', why: 'no-name' },
  ],
  [
    { status: 'completed', results: 'none' },
    { state: 'unanswered', why: 'no-name' },
  ],
])('%j has no name', (answer, outcome) => {
  expect(answered(answer)).toEqual(outcome)
})

test('a bank is asked eight times, in growing intervals, within two hours', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  const minutes = Array.from({ length: 9 }, (_, tries) => {
    const at = nextTry(tries, now)
    return at && (at.getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([1, 1, 2, 4, 8, 16, 32, 64, null])
})

test.each([
  [undefined, undefined, false],
  [{ state: 'asking', answer: null }, undefined, false],
  [{ state: 'unanswered', answer: null }, undefined, false],
  [{ state: 'found', answer: null }, undefined, true],
  [{ state: 'found', answer: 'yes' }, undefined, false],
  [{ state: 'found', answer: 'no' }, 'upi-id-denied', true],
  [{ state: 'not-found', answer: null }, 'upi-id-not-found', true],
] as const)('%j: payouts wait because of %s; the host is asked: %s', (check, wrong, asks) => {
  expect(whyWrong(check)).toBe(wrong)
  expect(asksHost(check)).toBe(asks)
})
