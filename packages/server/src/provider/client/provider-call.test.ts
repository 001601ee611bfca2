// How a call to the provider is tried again, and when it is not: an action whose outcome nobody knows is never repeated blindly.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type Answer, type ScriptedProvider, startScriptedProvider } from '../../test/scripted-provider.ts'
import type { ProviderError } from '../provider.ts'
import { openProviderCalls } from './provider-call.ts'

let wire: ScriptedProvider
beforeAll(async () => {
  wire = await startScriptedProvider()
})
afterAll(() => wire.close())

const thing = z.object({ id: z.string() })
const GOOD: Answer = { body: { id: 'x' } }
const ILL: Answer = { status: 503, body: '<html>' }
const CUT: Answer = { body: undefined }
const CUT_LATE: Answer = { body: {}, isCut: true }
const GARBLED: Answer = { body: '<html>' }
const BUSY: Answer = { status: 429, body: {} }
const REFUSED: Answer = { status: 400, body: {} }

function open() {
  const heard: unknown[] = []
  const settings = {
    keyId: 'k',
    keySecret: 's',
    apiUrl: wire.url,
    payoutAccount: undefined,
    paysHosts: false,
  }
  const call = openProviderCalls(settings, (...what) => void heard.push(what[0]))
  const ask = (method: 'GET' | 'POST', ...answers: Answer[]) => {
    wire.willAnswer(...answers)
    return call(thing, { method, path: '/things', ...(method === 'POST' && { body: {} }) })
  }
  return { call, ask, heard }
}

test.each([
  ['ill', ILL],
  ['cut off', CUT],
  ['cut off in its middle', CUT_LATE],
  ['garbled', GARBLED],
  ['too busy', BUSY],
])(
  'what changes nothing is asked three times where the answer is %s, and then had',
  async (_what, answer) => {
    const { ask, heard } = open()
    expect(await ask('GET', answer, answer, GOOD)).toEqual({ id: 'x' })
    expect(wire.asked).toHaveLength(3)
    expect(heard).toEqual(['answered'])
    await expect(ask('GET', answer)).rejects.toThrow('GET /things')
    expect(wire.asked).toHaveLength(3)
  },
)

test('an answer that is cut off in its middle is none', async () => {
  const { message } = (await open()
    .ask('POST', CUT_LATE)
    .catch((error: unknown) => error)) as ProviderError
  expect(message).toBe('POST /things: the answer was cut off')
})

test.each([
  ['ill', ILL, 'unknown'],
  ['cut off', CUT, 'unknown'],
  ['cut off in its middle', CUT_LATE, 'unknown'],
  ['garbled', GARBLED, 'garbled'],
  ['a refusal', REFUSED, 'refused'],
])(
  'an action is asked for once where the answer is %s: it may have been done',
  async (_what, answer, outcome) => {
    await expect(open().ask('POST', answer, GOOD)).rejects.toMatchObject({ outcome })
    expect(wire.asked).toHaveLength(1)
  },
)

test('an action that the provider was too busy for was not done, and is asked for again', async () => {
  expect(await open().ask('POST', BUSY, GOOD)).toEqual({ id: 'x' })
  expect(wire.asked).toHaveLength(2)
})

test('a refusal is final for a question, too, and no news for an operator', async () => {
  const { ask, heard } = open()
  await expect(ask('GET', REFUSED, GOOD)).rejects.toMatchObject({ outcome: 'refused' })
  expect([wire.asked.length, heard]).toEqual([1, []])
})

test('a key that is not accepted, and an answer that cannot be believed, are news for an operator', async () => {
  const { ask, heard } = open()
  await ask('POST', { status: 401, body: {} }).catch(() => {})
  await ask('POST', GARBLED).catch(() => {})
  expect(heard).toEqual(['denied', 'garbled'])
})

test('another address, to which the provider leads, is not followed: our key would go with us', async () => {
  const elsewhere = { status: 302, location: `${wire.url}/elsewhere`, body: '' }
  await expect(open().ask('POST', elsewhere, GOOD)).rejects.toMatchObject({ outcome: 'unknown' })
  expect(wire.asked.map(({ path }) => path)).toEqual(['/v1/things'])
})

test('a caller whose time is over asks nothing', async () => {
  const { call } = open()
  wire.willAnswer(GOOD)
  const over = call(thing, { method: 'GET', path: '/things', signal: AbortSignal.abort() })
  await expect(over).rejects.toMatchObject({
    outcome: 'busy',
    message: 'GET /things: not asked, its time was over',
  })
  expect(wire.asked).toHaveLength(0)
})

test('a caller whose time ends while the provider is silent waits no longer; what was asked may have been done', async () => {
  const { call } = open()
  wire.willAnswer({ body: {}, isLate: true })
  const time = new AbortController()
  const asked = call(thing, { method: 'POST', path: '/things', body: {}, signal: time.signal })
  await expect.poll(() => wire.asked).toHaveLength(1)
  time.abort()
  const { outcome, cause } = (await asked.catch((error: unknown) => error)) as ProviderError
  expect([outcome, (cause as Error).name]).toEqual(['unknown', 'AbortError'])
})

test('where too many wait for their turn the next one hears so at once', async () => {
  const { call } = open()
  wire.willAnswer(GOOD)
  const all = Array.from({ length: 151 }, () => call(thing, { method: 'GET', path: '/things' }))
  await expect(all.at(-1)).rejects.toMatchObject({
    outcome: 'busy',
    message: 'GET /things: not asked, too many wait',
  })
  await Promise.allSettled(all)
})

test('an error of our own is told as it is, not as the provider’s', async () => {
  const broken = { method: 'POST' as const, path: '/things', body: { amount: 1n } }
  await expect(open().call(thing, broken)).rejects.toThrow(TypeError)
})

test('after ten failures in a row nothing is asked for five seconds, and each call says so at once', async () => {
  const { ask } = open()
  for (let time = 0; time < 9; time++) await ask('POST', ILL).catch(() => {})
  expect(await ask('POST', GOOD)).toEqual({ id: 'x' })
  for (let time = 0; time < 10; time++) await ask('POST', time % 2 ? ILL : GARBLED).catch(() => {})
  const paused = await ask('POST', GOOD).catch((error: unknown) => error)
  expect(paused).toMatchObject({ outcome: 'busy', message: 'POST /things: not asked, the provider is ill' })
  expect(wire.asked).toHaveLength(0)
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + 4_000 })
  await expect(ask('POST', GOOD).finally(() => vi.useRealTimers())).rejects.toMatchObject({ outcome: 'busy' })
  vi.useFakeTimers({ toFake: ['Date'], now: now + 5_001 })
  expect(await ask('POST', GOOD).finally(() => vi.useRealTimers())).toEqual({ id: 'x' })
})

test('refusals, and a provider that is too busy, are answers: they stop nobody', async () => {
  const { ask } = open()
  for (let time = 0; time < 11; time++) await ask('POST', REFUSED).catch(() => {})
  for (let time = 0; time < 4; time++) await ask('POST', BUSY).catch(() => {})
  expect(await ask('POST', GOOD)).toEqual({ id: 'x' })
})
