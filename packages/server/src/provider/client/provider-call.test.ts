// Retries of provider calls: a call whose outcome is unknown is never blindly repeated.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CUT,
  CUT_LATE,
  callsOf,
  DOWN,
  GOOD,
  INVALID,
  REFUSED,
  TOO_MANY,
  thing,
} from '../../test/servers/calls-of-scripted-provider.ts'
import { type ScriptedProvider, startScriptedProvider } from '../../test/servers/scripted-provider.ts'
import type { ProviderError } from '../provider.ts'

let wire: ScriptedProvider
beforeAll(async () => {
  wire = await startScriptedProvider()
})
afterAll(() => wire.close())

test.each([
  ['an outage', DOWN],
  ['cut off', CUT],
  ['cut off in its middle', CUT_LATE],
  ['invalid', INVALID],
  ['a 429', TOO_MANY],
])('a GET is made three times where the answer is %s, and then succeeds', async (_what, answer) => {
  const { ask, reported } = callsOf(wire)
  expect(await ask('GET', answer, answer, GOOD)).toEqual({ id: 'x' })
  expect(wire.asked).toHaveLength(3)
  expect(reported).toEqual(['answered'])
  await expect(ask('GET', answer)).rejects.toThrow('GET /things')
  expect(wire.asked).toHaveLength(3)
})

test('a truncated answer is a failure', async () => {
  const { message } = (await callsOf(wire)
    .ask('POST', CUT_LATE)
    .catch((error: unknown) => error)) as ProviderError
  expect(message).toBe('POST /things: the answer was cut off')
})

test.each([
  ['an outage', DOWN, 'unknown'],
  ['cut off', CUT, 'unknown'],
  ['cut off in its middle', CUT_LATE, 'unknown'],
  ['invalid', INVALID, 'invalid-response'],
  ['a refusal', REFUSED, 'refused'],
])(
  'a POST is made once where the answer is %s: it may have been carried out',
  async (_what, answer, outcome) => {
    await expect(callsOf(wire).ask('POST', answer, GOOD)).rejects.toMatchObject({ outcome })
    expect(wire.asked).toHaveLength(1)
  },
)

test('a POST that got a 429 was not carried out and is repeated', async () => {
  expect(await callsOf(wire).ask('POST', TOO_MANY, GOOD)).toEqual({ id: 'x' })
  expect(wire.asked).toHaveLength(2)
})

test('a refused GET is not repeated, and is not reported to the operator', async () => {
  const { ask, reported } = callsOf(wire)
  await expect(ask('GET', REFUSED, GOOD)).rejects.toMatchObject({ outcome: 'refused' })
  expect([wire.asked.length, reported]).toEqual([1, []])
})

test('an unauthorized key and an invalid response are reported to the operator', async () => {
  const { ask, reported } = callsOf(wire)
  await ask('POST', { status: 401, body: {} }).catch(() => {})
  await ask('POST', INVALID).catch(() => {})
  expect(reported).toEqual(['unauthorized', 'invalid-response'])
})

test('a redirect is not followed: it would get our key', async () => {
  const elsewhere = { status: 302, location: `${wire.url}/elsewhere`, body: '' }
  await expect(callsOf(wire).ask('POST', elsewhere, GOOD)).rejects.toMatchObject({ outcome: 'unknown' })
  expect(wire.asked.map(({ path }) => path)).toEqual(['/v1/things'])
})

test('an error of our own is thrown as it is', async () => {
  const broken = { method: 'POST' as const, path: '/things', body: { amount: 1n } }
  await expect(callsOf(wire).call(thing, broken)).rejects.toThrow(TypeError)
})

test('each call is counted once, with its retries, by its name and outcome', async () => {
  const { ask, counted } = callsOf(wire)
  await ask('GET', DOWN, DOWN, GOOD)
  await ask('POST', DOWN).catch(() => {})
  expect(counted).toEqual(['GET /:id answered', 'POST /:id unknown'])
})
