// Retries of provider calls: a call whose outcome is unknown is never blindly repeated.
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type Answer, scriptedProvider } from '../../test/servers/scripted-provider.ts'
import type { ProviderError } from '../provider.ts'
import { openProviderCalls } from './provider-call.ts'

const thing = z.object({ id: z.string() })
const GOOD: Answer = { body: { id: 'x' } }
const DOWN: Answer = { status: 503, body: '<html>' }
const CUT: Answer = { body: undefined }
const CUT_LATE: Answer = { body: {}, isCut: true }
const INVALID: Answer = { body: '<html>' }
const TOO_MANY: Answer = { status: 429, body: {} }
const REFUSED: Answer = { status: 400, body: {} }

const wire = scriptedProvider()

function callsOf() {
  const reported: unknown[] = []
  /** Names and outcomes of the calls, as metrics count them. */
  const counted: string[] = []
  const settings = {
    keyId: 'k',
    keySecret: 's',
    apiUrl: wire.url,
    payoutAccount: undefined,
    payoutMode: 'off' as const,
  }
  const call = openProviderCalls(settings, (...[event, about]) => {
    if (event === 'called') counted.push(`${about.name} ${about.outcome}`)
    else reported.push(event)
  })
  const ask = (method: 'GET' | 'POST', ...answers: Answer[]) => {
    wire.willAnswer(...answers)
    return call(thing, { method, path: '/things', ...(method === 'POST' && { body: {} }) })
  }
  return { call, ask, reported, counted }
}

test.each([
  ['an outage', DOWN],
  ['cut off', CUT],
  ['cut off in its middle', CUT_LATE],
  ['invalid', INVALID],
  ['a 429', TOO_MANY],
])('a GET is made three times where the answer is %s, and then succeeds', async (_what, answer) => {
  const { ask, reported } = callsOf()
  expect(await ask('GET', answer, answer, GOOD)).toEqual({ id: 'x' })
  expect(wire.asked).toHaveLength(3)
  expect(reported).toEqual(['answered'])
  await expect(ask('GET', answer)).rejects.toThrow('GET /things')
  expect(wire.asked).toHaveLength(3)
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
    await expect(callsOf().ask('POST', answer, GOOD)).rejects.toMatchObject({ outcome })
    expect(wire.asked).toHaveLength(1)
  },
)

test('a refused GET is not repeated, and is not reported to the operator', async () => {
  const { ask, reported } = callsOf()
  await expect(ask('GET', REFUSED, GOOD)).rejects.toMatchObject({ outcome: 'refused' })
  expect([wire.asked.length, reported]).toEqual([1, []])
})

test('an unauthorized key and an invalid response are reported to the operator', async () => {
  const { ask, reported } = callsOf()
  await ask('POST', { status: 401, body: {} }).catch(() => {})
  await ask('POST', INVALID).catch(() => {})
  expect(reported).toEqual(['unauthorized', 'invalid-response'])
})

test('a redirect is not followed: it would get our key', async () => {
  const elsewhere = { status: 302, location: `${wire.url}/elsewhere`, body: '' }
  await expect(callsOf().ask('POST', elsewhere, GOOD)).rejects.toMatchObject({ outcome: 'unknown' })
  expect(wire.asked.map(({ path }) => path)).toEqual(['/v1/things'])
})

test('an error of our own is thrown as it is', async () => {
  const broken = { method: 'POST' as const, path: '/things', body: { amount: 1n } }
  await expect(callsOf().call(thing, broken)).rejects.toThrow(TypeError)
})

test('each call is counted once, with its retries, by its name and outcome', async () => {
  const { ask, counted } = callsOf()
  await ask('GET', DOWN, DOWN, GOOD)
  await ask('POST', DOWN).catch(() => {})
  expect(counted).toEqual(['GET /:id answered', 'POST /:id unknown'])
})

test.each([
  ['/orders', 'GET /orders'],
  ['/orders?receipt=a1b2', 'GET /orders'],
  ['/orders/order_Abc123/payments', 'GET /orders/:id/payments'],
  ['/payments/pay_Abc123/refunds?count=100', 'GET /payments/:id/refunds'],
  ['/payments/ravi%40upi', 'GET /payments/:id'],
  ['/settlements/recon/combined?year=2026', 'GET /settlements/recon/combined'],
  ['/disputes/disp_1', 'GET /disputes/:id'],
])('the name of a call to %s holds no id', async (path, name) => {
  const { call, counted } = callsOf()
  wire.willAnswer(GOOD)
  await call(thing, { method: 'GET', path })
  expect(counted).toEqual([`${name} answered`])
})

// Provider calls that are not made or not waited for: the caller's time is over, too many wait, or the provider fails.
test('an aborted caller makes no call', async () => {
  const { call } = callsOf()
  wire.willAnswer(GOOD)
  const over = call(thing, { method: 'GET', path: '/things', signal: AbortSignal.abort() })
  await expect(over).rejects.toMatchObject({
    outcome: 'unavailable',
    message: 'GET /things: not asked, its time was over',
  })
  expect(wire.asked).toHaveLength(0)
})

test('a caller that times out while the provider does not answer gets an unknown outcome at once', async () => {
  const { call } = callsOf()
  wire.willAnswer({ body: {}, isLate: true })
  const time = new AbortController()
  const asked = call(thing, { method: 'POST', path: '/things', body: {}, signal: time.signal })
  await expect.poll(() => wire.asked).toHaveLength(1)
  time.abort()
  const { outcome, cause } = (await asked.catch((error: unknown) => error)) as ProviderError
  expect([outcome, (cause as Error).name]).toEqual(['unknown', 'AbortError'])
})

test('with too many calls waiting, the next one fails at once', async () => {
  const { call } = callsOf()
  wire.willAnswer(GOOD)
  const all = Array.from({ length: 151 }, () => call(thing, { method: 'GET', path: '/things' }))
  await expect(all.at(-1)).rejects.toMatchObject({
    outcome: 'unavailable',
    message: 'GET /things: not asked, too many wait',
  })
  await Promise.allSettled(all)
})

test('after ten consecutive failures calls fail at once for five seconds', async () => {
  const { ask } = callsOf()
  for (let time = 0; time < 9; time++) await ask('POST', DOWN).catch(() => {})
  expect(await ask('POST', GOOD)).toEqual({ id: 'x' })
  for (let time = 0; time < 10; time++) await ask('POST', time % 2 ? DOWN : INVALID).catch(() => {})
  const paused = await ask('POST', GOOD).catch((error: unknown) => error)
  expect(paused).toMatchObject({
    outcome: 'unavailable',
    message: 'POST /things: not asked, the provider is ill',
  })
  expect(wire.asked).toHaveLength(0)
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + 4_000 })
  await expect(ask('POST', GOOD).finally(() => vi.useRealTimers())).rejects.toMatchObject({
    outcome: 'unavailable',
  })
  vi.useFakeTimers({ toFake: ['Date'], now: now + 5_001 })
  expect(await ask('POST', GOOD).finally(() => vi.useRealTimers())).toEqual({ id: 'x' })
})

test('refusals and 429 do not open the circuit breaker', async () => {
  const { ask } = callsOf()
  for (let time = 0; time < 11; time++) await ask('POST', REFUSED).catch(() => {})
  for (let time = 0; time < 4; time++) await ask('POST', TOO_MANY).catch(() => {})
  expect(await ask('POST', GOOD)).toEqual({ id: 'x' })
})
