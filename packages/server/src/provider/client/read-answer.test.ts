// The provider's answers: success, or one of five outcomes of a failure.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ProviderError } from '../provider.ts'
import { type RawAnswer, readAnswer } from './read-answer.ts'

const order = z.object({ id: z.string() })
const read = (raw: RawAnswer) => readAnswer(order, 'POST /orders', raw)
function failure(raw: RawAnswer): ProviderError {
  try {
    read(raw)
  } catch (error) {
    if (error instanceof ProviderError) return error
  }
  throw new Error('it did not fail as an answer of the provider')
}
const refused = (status: number, error: unknown = {}) => failure({ status, text: JSON.stringify({ error }) })

test.each([200, 201, 299])('with %d the answer is parsed', (status) => {
  expect(read({ status, text: '{"id":"order_1","more":5}' })).toEqual({ id: 'order_1' })
})

test.each(['<html>Maintenance</html>', '', '{"id":5}', 'null', '[]'])(
  'an answer %j is invalid, though its status is 200',
  (text) => {
    expect(failure({ status: 200, text })).toMatchObject({
      outcome: 'invalid-response',
      message: 'POST /orders: an answer of another shape',
    })
  },
)

test.each<[number, ProviderError['outcome'], string]>([
  [199, 'refused', 'is no success'],
  [300, 'refused', 'is no success'],
  [400, 'refused', 'was not carried out, and will not be'],
  [404, 'refused', 'was not carried out, and will not be'],
  [401, 'unauthorized', 'is our key'],
  [403, 'unauthorized', 'is our key, or our address'],
  [408, 'unknown', 'may have been carried out'],
  [409, 'unknown', 'has a twin that is still running'],
  [429, 'unavailable', 'was not carried out; later it may be'],
  [499, 'refused', 'was not carried out'],
  [500, 'unknown', 'may have been carried out'],
  [502, 'unknown', 'may have been carried out'],
  [503, 'unknown', 'may have been carried out'],
])('an answer with %d is %s: it %s', (status, outcome) => {
  expect(refused(status).outcome).toBe(outcome)
})

test.each([
  'Authentication failed',
  'authentication failed due to a wrong key',
  'Access Denied',
  'Unauthorized',
  'Transactions from this IP are not allowed',
])('a 400 that says %j means our key or address, nothing that was asked', (description) => {
  expect(refused(400, { description }).outcome).toBe('unauthorized')
  expect(refused(400, description).outcome).toBe('unauthorized')
})

test.each([
  'The id provided does not exist',
  'Payment authentication failed at the bank',
  'Unauthorizedness',
])('a 400 that says %j is about the request', (description) => {
  expect(refused(400, { description }).outcome).toBe('refused')
})

test('an error text about our key does not make an unknown outcome known', () => {
  expect(refused(500, { description: 'Access denied' }).outcome).toBe('unknown')
  expect(refused(429, { description: 'Access denied' }).outcome).toBe('unavailable')
})

test('the provider’s description of a refusal is preserved', () => {
  const said = {
    code: 'BAD_REQUEST_ERROR',
    description: 'Invalid VPA',
    reason: 'invalid_vpa',
    field: 'vpa.address',
    source: 'business',
  }
  const error = refused(400, { ...said, more: 'x' })
  expect(error.refusal).toEqual(said)
  expect(error.message).toBe('POST /orders: 400 Invalid VPA')
})

test('missing or invalid texts are left out; a code stands in for a missing description', () => {
  const error = refused(400, { code: 'BAD_REQUEST_ERROR', description: null, reason: 5, field: { deep: 1 } })
  expect(error.refusal).toEqual({ code: 'BAD_REQUEST_ERROR' })
  expect(error.message).toBe('POST /orders: 400 BAD_REQUEST_ERROR')
})

test.each(['<html>', '{}', '{"error":5}', 'null'])('a refusal %j has no description', (text) => {
  const { outcome, message, refusal } = failure({ status: 400, text })
  expect([outcome, message, refusal]).toEqual(['refused', 'POST /orders: 400 ', {}])
})
