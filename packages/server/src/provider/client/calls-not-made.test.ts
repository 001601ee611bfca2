// Provider calls that are not made or not waited for: of a caller whose time is over, where too many wait, and while the provider fails.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
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

test('an aborted caller makes no call', async () => {
  const { call } = callsOf(wire)
  wire.willAnswer(GOOD)
  const over = call(thing, { method: 'GET', path: '/things', signal: AbortSignal.abort() })
  await expect(over).rejects.toMatchObject({
    outcome: 'unavailable',
    message: 'GET /things: not asked, its time was over',
  })
  expect(wire.asked).toHaveLength(0)
})

test('a caller that times out while the provider does not answer gets an unknown outcome at once', async () => {
  const { call } = callsOf(wire)
  wire.willAnswer({ body: {}, isLate: true })
  const time = new AbortController()
  const asked = call(thing, { method: 'POST', path: '/things', body: {}, signal: time.signal })
  await expect.poll(() => wire.asked).toHaveLength(1)
  time.abort()
  const { outcome, cause } = (await asked.catch((error: unknown) => error)) as ProviderError
  expect([outcome, (cause as Error).name]).toEqual(['unknown', 'AbortError'])
})

test('with too many calls waiting, the next one fails at once', async () => {
  const { call } = callsOf(wire)
  wire.willAnswer(GOOD)
  const all = Array.from({ length: 151 }, () => call(thing, { method: 'GET', path: '/things' }))
  await expect(all.at(-1)).rejects.toMatchObject({
    outcome: 'unavailable',
    message: 'GET /things: not asked, too many wait',
  })
  await Promise.allSettled(all)
})

test('after ten consecutive failures calls fail at once for five seconds', async () => {
  const { ask } = callsOf(wire)
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
  const { ask } = callsOf(wire)
  for (let time = 0; time < 11; time++) await ask('POST', REFUSED).catch(() => {})
  for (let time = 0; time < 4; time++) await ask('POST', TOO_MANY).catch(() => {})
  expect(await ask('POST', GOOD)).toEqual({ id: 'x' })
})
